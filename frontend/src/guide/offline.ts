// The page can be put on a home screen, and opens without a network.

/** What sw.js calls the place where it keeps the page. */
const KEPT = "bendo";
const FILES = "/assets/";

/** Let the service worker keep the page, once all that is shown now has come. */
export function keptForOffline(): void {
  if (!("serviceWorker" in navigator)) return;
  // without it the page works as well, as long as there is a network
  const begin = () => void kept().catch(() => undefined);
  if (document.readyState === "complete") begin();
  else addEventListener("load", begin, { once: true });
}

async function kept(): Promise<void> {
  await navigator.serviceWorker.register("/sw.js");
  await navigator.serviceWorker.ready;
  const cache = await caches.open(KEPT);
  // on a first visit they came before there was anybody to keep them
  for (const file of filesOf(
    performance.getEntriesByType("resource").map(({ name }) => name),
    location.origin,
  )) {
    if (!(await cache.match(file))) await cache.add(file);
  }
}

/** Of these addresses those of files of ours that never change under their names. */
export function filesOf(addresses: readonly string[], origin: string): string[] {
  const own = addresses.map((address) => new URL(address)).filter((url) => url.origin === origin);
  return [...new Set(own.map(({ pathname }) => pathname).filter((path) => path.startsWith(FILES)))];
}
