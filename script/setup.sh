# Sourced by script/play, script/test and script/bench: makes .venv from the locked requirements.
# usage: setup requirements/NAME.txt
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

find_python() {
  local candidate
  for candidate in python3 python3.14 python3.13 python3.12 python3.11; do
    if "$candidate" -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null; then
      echo "$candidate"
      return
    fi
  done
  echo "Gaslamp needs Python 3.11 or newer; none was found on this machine." >&2
  return 1
}

make_venv() {
  local python=$1
  rm -rf .venv
  "$python" -m venv .venv >/dev/null 2>&1 && return
  # Debian and its children ship Python without venv.
  if command -v apt-get >/dev/null; then
    local sudo=""
    [ "$(id -u)" = 0 ] || sudo=sudo
    $sudo apt-get update -qq && $sudo apt-get install -y -qq python3-venv >/dev/null
  fi
  rm -rf .venv
  "$python" -m venv .venv
}

setup() {
  local requirements=$1 stamp python
  stamp=".venv/installed-$(cat "$requirements" pyproject.toml | cksum | tr ' ' '-')-$(basename "$requirements")"
  # A moved or copied checkout has a .venv whose paths point elsewhere: make it anew.
  if [ -f "$stamp" ] && [ "$(cat "$stamp")" = "$PWD" ]; then return; fi
  echo "Setting up (only the first time, or when the requirements change) ..." >&2
  python=$(find_python)
  if ! .venv/bin/python -c 'import sys' 2>/dev/null || [ "$(cat .venv/home 2>/dev/null)" != "$PWD" ]; then
    make_venv "$python"
    echo "$PWD" > .venv/home
  fi
  .venv/bin/python -m pip install --quiet --disable-pip-version-check --require-hashes -r "$requirements"
  .venv/bin/python -m pip install --quiet --disable-pip-version-check --no-deps --no-build-isolation -e .
  echo "$PWD" > "$stamp"
}
