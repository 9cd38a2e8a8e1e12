// Manifests fetched while the engine's code is still on its way. Each is handed out once.

export interface WarmAnswer {
  body: ArrayBuffer;
  headers: Record<string, string>;
  url: string;
}

/** Null once it was handed out: whoever got it is on the way with it. */
const kept = new Map<string, Promise<WarmAnswer | null> | null>();
const keptFor = 30_000;

/** Fetches the manifest now; a second call for the same address within 30 seconds does nothing. */
export function keepWarm(url: string): void {
  const { href } = new URL(url, location.href);
  if (kept.has(href)) return;
  kept.set(
    href,
    fetchManifest(href).catch(() => null),
  );
  setTimeout(() => kept.delete(href), keptFor);
}

/** The answer when one was fetched and succeeded; null means: fetch it yourself. */
export function takeWarm(url: string): Promise<WarmAnswer | null> | null {
  const answer = kept.get(url) ?? null;
  if (answer) kept.set(url, null);
  return answer;
}

async function fetchManifest(url: string): Promise<WarmAnswer | null> {
  const response = await fetch(url);
  if (!response.ok) return null;
  return {
    body: await response.arrayBuffer(),
    headers: Object.fromEntries(response.headers),
    url: response.url,
  };
}
