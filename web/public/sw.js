// The shell without a line: the page itself comes from the server whenever there is one, and only else from here.
// What has a hash in its name never changes and is kept; what belongs to the tables (/api) is never touched.

const KEPT = "shell"; // the page, and what it is made of

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
    if (fresh.ok) event.waitUntil(renew(fresh.clone()));
    return fresh;
  } catch (trouble) {
    const kept = await caches.match("/");
    if (kept) return kept;
    throw trouble;
  }
}

async function asset(request) {
  const kept = await caches.match(request);
  if (kept) return kept;
  const fresh = await fetch(request);
  if (fresh.ok) await (await caches.open(KEPT)).put(request, fresh.clone());
  return fresh;
}

/** What the page begins with; another one is another build. */
const build = (html) => /\/assets\/index-[^"]+\.js/.exec(html)?.[0];

/** After an update nothing of the old page is kept. */
async function renew(fresh) {
  const [now, before] = await Promise.all([fresh.text(), caches.match("/").then((kept) => kept?.text() ?? "")]);
  if (!build(now) || build(now) === build(before)) return;
  await caches.delete(KEPT);
  await keepPage();
}

/** The first page, which tells of no table. */
async function keepPage() {
  await (await caches.open(KEPT)).add(new Request("/", { cache: "no-cache" }));
}

/** A page tells what it has loaded, perhaps before this worker was there. */
self.addEventListener("message", (event) => {
  event.waitUntil(
    caches.open(KEPT).then(async (shell) => {
      const known = new Set((await shell.keys()).map(({ url }) => url));
      await shell.addAll(event.data.filter((url) => !known.has(url)));
    }),
  );
});

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
