// Keeps what the page is made of, so that it opens without a network. Online the server is asked first, always, but for
// files in assets: their names change with their content.

const KEPT = "bendo";
/** The one document; which screen it shows is in the address. */
const PAGE = "/";
/** So many files of assets are kept: enough for two builds of the page, the older ones go. */
const MOST = 160;
/** Servers and what lies before them may say that answers vary; these do not. */
const ALIKE = { ignoreVary: true };

self.addEventListener("install", (event) => {
  event.waitUntil(first().then(() => self.skipWaiting()));
});

self.addEventListener("activate", (event) => {
  event.waitUntil(self.clients.claim());
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== self.location.origin) return;
  if (request.mode === "navigate") event.respondWith(freshest(request, PAGE));
  else if (url.pathname.startsWith("/assets/")) event.respondWith(unchanging(request));
  else if (/^\/sheets(\/|$)/.test(url.pathname)) event.respondWith(freshest(request, request));
});

/** The page and the files that it names. */
async function first() {
  const cache = await caches.open(KEPT);
  const response = await fetch(PAGE, { cache: "no-cache" });
  if (!response.ok) return;
  const text = await response.clone().text();
  await cache.put(PAGE, response);
  const files = [...text.matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g)].map(([, file]) => file);
  await Promise.allSettled(files.map((file) => cache.add(file)));
}

/** The server's answer, or without one what is kept under that name. */
async function freshest(request, name) {
  const cache = await caches.open(KEPT);
  try {
    const response = await fetch(request);
    const whole = response.ok && !response.redirected;
    const page = name !== PAGE || (response.headers.get("content-type") ?? "").startsWith("text/html");
    if (whole && page) await cache.put(name, response.clone());
    return response;
  } catch (error) {
    const kept = await cache.match(name, ALIKE);
    if (kept) return kept;
    throw error;
  }
}

/** A file whose name changes with its content. */
async function unchanging(request) {
  const cache = await caches.open(KEPT);
  const kept = await cache.match(request, ALIKE);
  if (kept) return kept;
  const response = await fetch(request);
  if (response.ok) {
    await cache.put(request, response.clone());
    await tidy(cache);
  }
  return response;
}

/** Let go of the files that were kept first, once there are many. */
async function tidy(cache) {
  const files = (await cache.keys()).filter(({ url }) => new URL(url).pathname.startsWith("/assets/"));
  await Promise.all(files.slice(0, -MOST).map((file) => cache.delete(file)));
}
