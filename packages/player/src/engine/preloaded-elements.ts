// Elements in which a title is preloaded before its player exists. The player then shows them in place of its
// own, and playback continues in them.

export interface TitleElements {
  video: HTMLVideoElement;
  /** Layer of the subtitles. */
  captions: HTMLElement;
}

let pending: (TitleElements & { url: string }) | null = null;

/** Creates elements for a preload. Replaces the elements of an earlier preload. */
export function createPreloadedElements(url: string): TitleElements {
  pending = { url, video: document.createElement('video'), captions: document.createElement('div') };
  return pending;
}

/** Returns the elements of a preloaded URL, once. Null afterwards and for other URLs. */
export function takePreloadedElements(url: string): TitleElements | null {
  if (pending?.url !== url) return null;
  const elements = pending;
  pending = null;
  return elements;
}

/** Discards the elements of a preload that was not used. */
export function discardPreloadedElements({ video }: TitleElements): void {
  if (pending?.video === video) pending = null;
}
