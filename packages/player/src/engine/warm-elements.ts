// The elements in which a title was begun before its player was there. The player that comes shows these in the place
// of its own, and the title goes on in them.

export interface TitleElements {
  video: HTMLVideoElement;
  /** Layer for the subtitles. */
  captions: HTMLElement;
}

let kept: (TitleElements & { url: string }) | null = null;

/** New elements for a title that is about to be begun; one title has them at a time. */
export function keepElements(url: string): TitleElements {
  kept = { url, video: document.createElement('video'), captions: document.createElement('div') };
  return kept;
}

/** Handed out once. */
export function takeElements(url: string): TitleElements | null {
  if (kept?.url !== url) return null;
  const taken = kept;
  kept = null;
  return taken;
}

/** Of a title that nobody came for. */
export function dropElements({ video }: TitleElements): void {
  if (kept?.video === video) kept = null;
}
