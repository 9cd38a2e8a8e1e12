// The elements in which a title was begun before its player was there. The player that comes shows these in the place
// of its own, and the title goes on in them.

export interface TitleElements {
  video: HTMLVideoElement;
  /** Layer for the subtitles. */
  captions: HTMLElement;
}

let pending: (TitleElements & { url: string }) | null = null;

/** New elements for a title that is about to be begun; one title has them at a time. */
export function createPreloadedElements(url: string): TitleElements {
  pending = { url, video: document.createElement('video'), captions: document.createElement('div') };
  return pending;
}

/** Handed out once. */
export function takePreloadedElements(url: string): TitleElements | null {
  if (pending?.url !== url) return null;
  const elements = pending;
  pending = null;
  return elements;
}

/** Of a title that nobody came for. */
export function discardPreloadedElements({ video }: TitleElements): void {
  if (pending?.video === video) pending = null;
}
