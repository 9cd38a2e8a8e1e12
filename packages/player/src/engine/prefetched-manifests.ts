// Manifests fetched while the engine's code is still on its way. Each is handed out once.

export interface PrefetchedManifest {
  body: ArrayBuffer;
  headers: Record<string, string>;
  url: string;
}

/** Null once it was handed out: whoever got it is on the way with it. */
const prefetched = new Map<string, Promise<PrefetchedManifest | null> | null>();
const lifetimeMs = 30_000;

/** Fetches the manifest now; a second call for the same address within 30 seconds does nothing. */
export function prefetchManifest(url: string): void {
  const { href } = new URL(url, location.href);
  if (prefetched.has(href)) return;
  prefetched.set(
    href,
    fetchManifest(href).catch(() => null),
  );
  setTimeout(() => prefetched.delete(href), lifetimeMs);
}

/** The answer when one was fetched and succeeded; null means: fetch it yourself. */
export function takePrefetchedManifest(url: string): Promise<PrefetchedManifest | null> | null {
  const manifest = prefetched.get(url) ?? null;
  if (manifest) prefetched.set(url, null);
  return manifest;
}

async function fetchManifest(url: string): Promise<PrefetchedManifest | null> {
  const response = await fetch(url);
  if (!response.ok) return null;
  return {
    body: await response.arrayBuffer(),
    headers: Object.fromEntries(response.headers),
    url: response.url,
  };
}
