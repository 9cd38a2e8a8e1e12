// A Shaka player that preloads a title in its own elements, up to the first frame, before the viewer presses play. At
// most one such player exists, for 30 seconds; an engine can take it once.

import {
  createPreloadedElements,
  discardPreloadedElements,
  type TitleElements,
} from '../preloaded-elements.ts';
import type { PreloadRequest } from '../source.ts';
import { createTokenRefresher } from '../token-refresher.ts';
import { mimeTypes, shaka } from './shaka.ts';
import { createShakaConfig } from './shaka-config.ts';
import { signRequests } from './signed-requests.ts';

export interface PreloadedPlayer {
  player: shaka.Player;
  elements: TitleElements;
  request: PreloadRequest;
  /** Resolves to false when the title could not be preloaded; it must then be loaded normally. */
  loaded: Promise<boolean>;
}

const lifetimeMs = 30_000;
/** Shorter than a segment, so that Shaka loads only one: the viewer may never press play. */
const preloadSeconds = 1;

let preloadedPlayer: PreloadedPlayer | null = null;
let expiryTimer: ReturnType<typeof setTimeout> | undefined;

/** Preloads a title. Idempotent: the same URL is preloaded once. */
export function preloadTitle(request: PreloadRequest): void {
  if (preloadedPlayer?.request.url === request.url) return;
  discardPreloadedTitle();
  const { url, audioLanguage, textLanguage } = request;
  const elements = createPreloadedElements(url);
  const player = new shaka.Player();
  player.configure(createShakaConfig({}));
  player.configure('streaming.bufferingGoal', preloadSeconds);
  player.setVideoContainer(elements.captions);
  setPreferredLanguages(player, audioLanguage, textLanguage);
  const tokenOptions = { urls: [url], token: null, expiresAt: null, authorise: null, pageUrl: location.href };
  signRequests(player, createTokenRefresher(tokenOptions));
  const loaded = loadTitle(player, elements, request).then(
    () => true,
    () => false,
  );
  preloadedPlayer = { player, elements, request, loaded };
  expiryTimer = setTimeout(discardPreloadedTitle, lifetimeMs);
}

async function loadTitle(
  player: shaka.Player,
  { video }: TitleElements,
  { url, type, startAt }: PreloadRequest,
): Promise<void> {
  await player.attach(video);
  await player.load(url, startAt > 0 ? startAt : null, mimeTypes[type]);
}

/** Takes the preloaded player of a URL; null when there is none. The caller must destroy it. */
export function takePreloadedPlayer(url: string): PreloadedPlayer | null {
  if (preloadedPlayer?.request.url !== new URL(url, location.href).href) {
    // Another title plays now: the preload must not compete with its requests.
    discardPreloadedTitle();
    return null;
  }
  const matchingPlayer = preloadedPlayer;
  preloadedPlayer = null;
  clearTimeout(expiryTimer);
  return matchingPlayer;
}

export function discardPreloadedTitle(): void {
  clearTimeout(expiryTimer);
  if (!preloadedPlayer) return;
  discardPreloadedElements(preloadedPlayer.elements);
  preloadedPlayer.player.destroy().catch(() => {});
  preloadedPlayer = null;
}

export function setPreferredLanguages(
  player: shaka.Player,
  audioLanguage: string | null,
  textLanguage: string | null,
): void {
  player.configure({
    preferredAudio: audioLanguage ? [{ language: audioLanguage }] : [],
    preferredText: textLanguage ? [{ language: textLanguage }] : [],
  });
}
