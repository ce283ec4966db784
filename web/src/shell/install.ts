// The page as an app: it starts without a line, and is never an old one.

/** What this page began with, which is another in every build. */
const build = () => document.querySelector("script[type=module][src]")?.getAttribute("src");

/** After an update a page from before asks for parts that are gone; the new page has its own. */
export function renewWhenOld(): void {
  addEventListener("vite:preloadError", async () => {
    const mine = build();
    const served = await fetch("/", { cache: "no-cache" }).then(
      (page) => page.text(),
      () => "", // it is only the line
    );
    if (mine && served && !served.includes(mine)) location.reload();
  });
}

/** Starts the service worker, and lets it keep what this page is made of. */
export async function keepShell(): Promise<void> {
  if (!("serviceWorker" in navigator)) return; // only safe addresses have one
  try {
    await navigator.serviceWorker.register("/sw.js");
    const { active } = await navigator.serviceWorker.ready;
    new PerformanceObserver((loaded) => {
      const urls = loaded.getEntries().map(({ name }) => name);
      const parts = urls.filter((url) => url.startsWith(`${location.origin}/assets/`));
      active?.postMessage({ build: build(), parts });
    }).observe({ type: "resource", buffered: true });
  } catch {
    // the page works without it
  }
}
