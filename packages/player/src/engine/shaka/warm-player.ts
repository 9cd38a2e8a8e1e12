// A player that has begun a title before somebody pressed play: its manifest is read and its first segments are on
// their way. One is kept, for 30 seconds, and handed out once.
import type { ExpectedStart } from '../expected-start.ts';
import { createTokenKeeper } from '../token-keeper.ts';
import { settings } from './settings.ts';
import { mimeTypes, shaka } from './shaka.ts';
import { signRequests } from './signed-requests.ts';

export interface WarmPlayer {
  player: shaka.Player;
  expected: ExpectedStart;
  /** Null when the title could not be begun; whoever plays it begins anew. */
  begun: Promise<shaka.media.PreloadManager | null>;
}

const keptForMs = 30_000;

let kept: WarmPlayer | null = null;
let cooling: ReturnType<typeof setTimeout> | undefined;

/** Safe to call often: the same title is begun once. */
export function warmUp(expected: ExpectedStart): void {
  if (kept?.expected.url === expected.url) return;
  coolDown();
  const { url, type, startAt, audioLanguage, textLanguage } = expected;
  const player = new shaka.Player();
  player.configure(settings({}));
  prefer(player, audioLanguage, textLanguage);
  const keeper = { urls: [url], token: null, expiresAt: null, authorise: null, pageUrl: location.href };
  signRequests(player, createTokenKeeper(keeper));
  const begun = player.preload(url, startAt > 0 ? startAt : null, mimeTypes[type]).catch(() => null);
  kept = { player, expected, begun };
  cooling = setTimeout(coolDown, keptForMs);
}

/** The player that has begun with this address, if there is one; the taker destroys it. */
export function takeWarmPlayer(url: string): WarmPlayer | null {
  if (kept?.expected.url !== new URL(url, location.href).href) return null;
  const taken = kept;
  kept = null;
  clearTimeout(cooling);
  return taken;
}

function coolDown(): void {
  clearTimeout(cooling);
  kept?.player.destroy().catch(() => {});
  kept = null;
}

export function prefer(player: shaka.Player, audio: string | null, text: string | null): void {
  player.configure({
    preferredAudio: audio ? [{ language: audio }] : [],
    preferredText: text ? [{ language: text }] : [],
  });
}
