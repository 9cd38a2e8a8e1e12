// Elements in which a title is preloaded before its player exists. The player then shows them in place of its
// own, and playback continues in them.

export interface TitleElements {
  video: HTMLVideoElement;
  /** Container of the rendered subtitles. */
  captions: HTMLElement;
}

let pendingElements: (TitleElements & { url: string }) | null = null;

/** Creates elements for a preload. Replaces the elements of an earlier preload. */
export function createPreloadedElements(url: string): TitleElements {
  pendingElements = { url, video: document.createElement('video'), captions: document.createElement('div') };
  return pendingElements;
}

/** Returns the elements of a preloaded URL, once. Null afterwards and for other URLs. */
export function takePreloadedElements(url: string): TitleElements | null {
  if (pendingElements?.url !== url) return null;
  const elements = pendingElements;
  pendingElements = null;
  return elements;
}

/** Discards the elements of a preload that was not used. */
export function discardPreloadedElements({ video }: TitleElements): void {
  if (pendingElements?.video === video) pendingElements = null;
}
