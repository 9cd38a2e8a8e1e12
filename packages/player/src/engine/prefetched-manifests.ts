// Prefetches manifests while the engine's code is loading. The engine can use each manifest once.

export interface PrefetchedManifest {
  body: ArrayBuffer;
  headers: Record<string, string>;
  url: string;
}

/** Manifests by URL; null after the engine has taken the manifest. */
const prefetchedManifests = new Map<string, Promise<PrefetchedManifest | null> | null>();
const lifetimeMs = 30_000;

/** Fetches a manifest now. Does nothing for a URL that was fetched in the last 30 seconds. */
export function prefetchManifest(url: string): void {
  const { href } = new URL(url, location.href);
  if (prefetchedManifests.has(href)) return;
  prefetchedManifests.set(
    href,
    fetchManifest(href).catch(() => null),
  );
  setTimeout(() => prefetchedManifests.delete(href), lifetimeMs);
}

/** Takes the prefetched manifest of a URL. Null means that the caller must fetch it. */
export function takePrefetchedManifest(url: string): Promise<PrefetchedManifest | null> | null {
  const manifest = prefetchedManifests.get(url) ?? null;
  if (manifest) prefetchedManifests.set(url, null);
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
