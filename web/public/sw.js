// The shell without a line: the page itself comes from the server whenever there is one, and only else from here.
// What has a hash in its name never changes and is kept; what belongs to the tables (/api) is never touched.
// Each build has a cache of its own, which counts once the page is in it: an old one goes when a new one is whole.

let keeping = Promise.resolve(); // the build that is being kept just now

self.addEventListener("install", (event) => {
  self.skipWaiting(); // nothing here belongs to one version of the page
  event.waitUntil(keepPage());
});

self.addEventListener("activate", (event) => {
  event.waitUntil(Promise.all([self.clients.claim(), self.registration.navigationPreload?.enable()]));
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== location.origin || pathname.startsWith("/api/")) return;
  if (request.mode === "navigate") event.respondWith(page(event));
  else if (pathname.startsWith("/assets/")) event.respondWith(asset(request));
});

/** From the server; the one that was kept where there is no line. */
async function page(event) {
  try {
    const fresh = (await event.preloadResponse) ?? (await fetch(event.request));
    if (fresh.ok) {
      keeping = renew(fresh.clone()).catch(() => {}); // it stays with the old one
      event.waitUntil(keeping);
    }
    return fresh;
  } catch (trouble) {
    const kept = await caches.match("/");
    if (kept) return kept;
    throw trouble;
  }
}

async function asset(request) {
  return (await caches.match(request)) ?? fetch(request);
}

/** What the page begins with; another one is another build. */
const build = (html) => /\/assets\/index-[^"]+\.js/.exec(html)?.[0];

/** After an update nothing of the old page is kept. */
async function renew(fresh) {
  const now = build(await fresh.text());
  if (now && !(await caches.match("/", { cacheName: now }))) await keepPage();
}

/** The first page, which tells of no table, and all that it names. */
async function keepPage() {
  const page = await fetch("/", { cache: "no-cache" });
  const html = await page.clone().text();
  const now = build(html);
  if (!now) return;
  const shell = await caches.open(now);
  await shell.addAll(new Set(html.match(/\/assets\/[^"]+/g)));
  await shell.put("/", page);
  const others = (await caches.keys()).filter((name) => name !== now);
  await Promise.all(others.map((name) => caches.delete(name)));
}

/** A page tells of which build it is and what it has loaded, perhaps before this worker was there. */
self.addEventListener("message", (event) => event.waitUntil(keepParts(event.data)));

async function keepParts({ build, parts }) {
  await keeping;
  if (!(await caches.has(build))) return; // it is an old one
  const shell = await caches.open(build);
  const known = new Set((await shell.keys()).map(({ url }) => url));
  await shell.addAll(parts.filter((url) => !known.has(url)));
}

/** A notice of one's turn was touched: back to the table, in the window where it is open. */
self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(
    self.clients.matchAll({ type: "window" }).then((windows) => {
      const table = windows.find(({ url }) => url === event.notification.data);
      return table ? table.focus() : self.clients.openWindow(event.notification.data);
    }),
  );
});
