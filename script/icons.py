"""Draws the pictures in web/public that must be PNG, from our lamps: the app's icons and the preview of links.

Run it when a lamp has changed: ``PYTHONPATH=. .venv/bin/python script/icons.py``.
"""

from __future__ import annotations

import base64
import re
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright
from tests.browser.house import chromium

WEB = Path(__file__).parent.parent / "web"
PUBLIC = WEB / "public"
FONT = WEB / "node_modules/@fontsource/im-fell-english-sc/files/im-fell-english-sc-latin-400-normal.woff2"

FAVICON = (PUBLIC / "favicon.svg").read_text(encoding="utf-8")
# the lamp alone, without the tile and the glow behind it
LAMP = "".join(re.findall(r"<path.*?/>", FAVICON, re.DOTALL))
# what a phone may cut away is a fifth on every side
MASKABLE = f"""<svg xmlns="http://www.w3.org/2000/svg" viewBox="-26 -20 100 100">
  <rect x="-26" y="-20" width="100" height="100" fill="#12100e" />
  <circle cx="24" cy="34" r="34" fill="#c9a25e" opacity="0.18" />
  {LAMP}
</svg>"""
SQUARE = FAVICON.replace('rx="12"', "")  # phones round the corners themselves

# the finer lamp of the pages, with its style
DRAWN = (WEB / "src/shell/Lamp.svelte").read_text(encoding="utf-8")
FINE = re.findall(r"<svg.*?>(.*)</svg>", DRAWN, re.DOTALL)[0]
STYLE = re.findall(r"<style>(.*)</style>", DRAWN, re.DOTALL)[0]
ROLES = re.findall(r":root {(.*?)}", (WEB / "src/theme.css").read_text(encoding="utf-8"), re.DOTALL)[0]
LETTERS = base64.b64encode(FONT.read_bytes()).decode()

# the lamp's light, ring in ring: each a little nearer to the flame's colour than the one around it
RINGS = "".join(
    f'<circle cx="300" cy="285" r="{980 - 70 * step}" fill="color-mix(in srgb, #8a6326 {4 * step + 2}%, #12100e)" />'
    for step in range(13)
)
CARDS = "".join(
    f'<g transform="translate({x} {y}) rotate({turn})"><rect x="-62" y="-90" width="124" height="180" rx="9" />'
    f'<path d="M-52 -80h104v160h-104z" /><g transform="translate(-38 -56) scale(1.6)">{FINE}</g></g>'
    for x, y, turn in ((650, 560, -12), (780, 535, -4), (910, 535, 4), (1040, 560, 12))
)
PREVIEW = f"""<style>
  @font-face {{ font-family: Fell; src: url(data:font/woff2;base64,{LETTERS}) }}
  :root {{ {ROLES} }}
  {STYLE}
  .glow {{ fill: none }}
</style>
<svg viewBox="0 0 1200 630">
  <rect width="1200" height="630" fill="#12100e" />
  {RINGS}
  <path fill="#0b0908" fill-opacity="0.6" d="M0 505h1200v125H0z" />
  <path stroke="#c9a25e" stroke-width="2" d="M0 505h1200" />
  <path stroke="#3a332b" stroke-width="2" d="M0 522h1200M0 548h1200M0 584h1200" />
  <g transform="translate(120 40) scale(7.5)">{FINE}</g>
  <g fill="#26211c" stroke="#c9a25e" stroke-width="2">{CARDS}</g>
  <text x="560" y="290" font-family="Fell" font-size="140" fill="#ece2cf">Gaslamp</text>
  <path stroke="#c9a25e" stroke-width="3" d="M566 330h490" />
</svg>"""


def draw(browser: Browser, markup: str, name: str, width: int, height: int, see_through: bool = False) -> None:
    page = browser.new_page(viewport={"width": width, "height": height})
    page.set_content(
        f"<style>body {{ margin: 0 }} svg {{ display: block; width: 100vw; height: 100vh }}</style>{markup}"
    )
    page.evaluate("document.fonts.ready")
    page.screenshot(path=PUBLIC / name, omit_background=see_through)
    page.close()


def main() -> None:
    with sync_playwright() as playwright:
        browser = chromium(playwright)
        for size in (192, 512):
            draw(browser, FAVICON, f"icon-{size}.png", size, size, see_through=True)
        draw(browser, MASKABLE, "icon-maskable.png", 512, 512)
        draw(browser, SQUARE, "apple-touch-icon.png", 180, 180)
        draw(browser, PREVIEW, "preview.png", 1200, 630)


if __name__ == "__main__":
    main()
