# Sourced by script/play, script/test and script/bench.
#   setup requirements/NAME.txt   makes .venv from the locked requirements
#   build_client                  builds the browser client, when its sources have changed
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

# Installs packages where the system is Debian or its child.
install_debian() {
  command -v apt-get >/dev/null || return 1
  local sudo=""
  [ "$(id -u)" = 0 ] || sudo=sudo
  $sudo apt-get update -qq && $sudo apt-get install -y -qq "$@" >/dev/null
}

make_venv() {
  local python=$1
  rm -rf .venv
  "$python" -m venv .venv >/dev/null 2>&1 && return
  # Debian and its children ship Python without venv.
  install_debian python3-venv || true
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

have_node() { node -e 'process.exit(Number(process.versions.node.split(".")[0]) < 20 ? 1 : 0)' 2>/dev/null && command -v npm >/dev/null; }

node_modules() {
  have_node || install_debian nodejs npm || true
  have_node || { echo "The browser client needs Node 20 or newer with npm to be built; none was found." >&2; return 1; }
  if ! cmp -s web/package-lock.json web/node_modules/.installed; then
    # not `npm ci`: it insists on the builds of other platforms, which not every registry mirror has
    (cd web && npm install --no-save --no-audit --no-fund --loglevel=error) >&2
    cp web/package-lock.json web/node_modules/.installed
  fi
}

build_client() {
  local target=src/gaslamp/server/web sources
  sources=$(find web src/gaslamp/*/text -path web/node_modules -prune -o -type f -print0 | LC_ALL=C sort -z | xargs -0 cksum | cksum)
  if [ -f "$target/index.html" ] && [ "$(cat "$target/.sources" 2>/dev/null)" = "$sources" ]; then return; fi
  echo "Building the browser client (only when it has changed) ..." >&2
  node_modules
  (cd web && npm run --silent build -- --logLevel warn) >&2
  echo "$sources" > "$target/.sources"
}
