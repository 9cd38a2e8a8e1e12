// A player that has begun a title before somebody pressed play: in elements of its own, up to its first picture. One is
// kept, for 30 seconds, and handed out once.
import type { ExpectedStart } from '../expected-start.ts';
import { createTokenRefresher } from '../token-refresher.ts';
import { dropElements, keepElements, type TitleElements } from '../warm-elements.ts';
import { settings } from './settings.ts';
import { mimeTypes, shaka } from './shaka.ts';
import { signRequests } from './signed-requests.ts';

export interface WarmPlayer {
  player: shaka.Player;
  elements: TitleElements;
  expected: ExpectedStart;
  /** False when the title could not be begun; whoever plays it begins anew. */
  begun: Promise<boolean>;
}

const keptForMs = 30_000;
/** Less than a segment: the first one is enough for somebody who may not come. */
const secondsAhead = 1;

let kept: WarmPlayer | null = null;
let cooling: ReturnType<typeof setTimeout> | undefined;

/** Safe to call often: the same title is begun once. */
export function warmUp(expected: ExpectedStart): void {
  if (kept?.expected.url === expected.url) return;
  coolDown();
  const { url, audioLanguage, textLanguage } = expected;
  const elements = keepElements(url);
  const player = new shaka.Player();
  player.configure(settings({}));
  player.configure('streaming.bufferingGoal', secondsAhead);
  player.setVideoContainer(elements.captions);
  prefer(player, audioLanguage, textLanguage);
  const keeper = { urls: [url], token: null, expiresAt: null, authorise: null, pageUrl: location.href };
  signRequests(player, createTokenRefresher(keeper));
  const begun = begin(player, elements, expected).then(
    () => true,
    () => false,
  );
  kept = { player, elements, expected, begun };
  cooling = setTimeout(coolDown, keptForMs);
}

async function begin(
  player: shaka.Player,
  { video }: TitleElements,
  { url, type, startAt }: ExpectedStart,
): Promise<void> {
  await player.attach(video);
  await player.load(url, startAt > 0 ? startAt : null, mimeTypes[type]);
}

/** The player that has begun with this address, if there is one; the taker destroys it. */
export function takeWarmPlayer(url: string): WarmPlayer | null {
  if (kept?.expected.url !== new URL(url, location.href).href) {
    // Another title plays now: what was begun would only be in its way.
    coolDown();
    return null;
  }
  const taken = kept;
  kept = null;
  clearTimeout(cooling);
  return taken;
}

function coolDown(): void {
  clearTimeout(cooling);
  if (!kept) return;
  dropElements(kept.elements);
  kept.player.destroy().catch(() => {});
  kept = null;
}

export function prefer(player: shaka.Player, audio: string | null, text: string | null): void {
  player.configure({
    preferredAudio: audio ? [{ language: audio }] : [],
    preferredText: text ? [{ language: text }] : [],
  });
}
