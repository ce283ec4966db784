"""A short film of one round: what the page shows, frame by frame, as a picture that moves."""

from __future__ import annotations

import base64
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from playwright.sync_api import Page

WIDTH = 900  # pixels
RATE = 10  # pictures a second
COLOURS = 96


@contextmanager
def filmed(page: Page, film: Path) -> Iterator[None]:
    """What happens on the page meanwhile, as a film."""
    with TemporaryDirectory() as folder:
        frames: list[tuple[float, Path]] = []
        camera = page.context.new_cdp_session(page)

        def take(shot: dict[str, Any]) -> None:
            picture = Path(folder) / f"{len(frames):05}.jpg"
            picture.write_bytes(base64.b64decode(shot["data"]))
            frames.append((shot["metadata"]["timestamp"], picture))
            camera.send("Page.screencastFrameAck", {"sessionId": shot["sessionId"]})

        camera.on("Page.screencastFrame", take)
        camera.send("Page.startScreencast", {"format": "jpeg", "quality": 92, "everyNthFrame": 3})
        yield
        camera.send("Page.stopScreencast")
        develop(frames, Path(folder), film)


def develop(frames: list[tuple[float, Path]], folder: Path, film: Path) -> None:
    """Frames with the times when they were taken as one film."""
    ends = [at for at, _ in frames[1:]] + [frames[-1][0] + 1.5]
    lines = [f"file '{picture}'\nduration {end - at:.3f}" for (at, picture), end in zip(frames, ends, strict=True)]
    script = folder / "frames.txt"
    script.write_text("\n".join([*lines, f"file '{frames[-1][1]}'"]), encoding="utf-8")
    look = f"fps={RATE},scale={WIDTH}:-1:flags=lanczos"
    colours = f"split[a][b];[a]palettegen=max_colors={COLOURS}:stats_mode=diff[p];"
    colours += "[b][p]paletteuse=dither=none:diff_mode=rectangle"
    command = ["ffmpeg", "-y", "-loglevel", "error", "-f", "concat", "-safe", "0", "-i", str(script)]
    subprocess.run([*command, "-filter_complex", f"[0:v]{look},{colours}", "-loop", "0", str(film)], check=True)
