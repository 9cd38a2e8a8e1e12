// Lock screens, headphone buttons and media keys. They see the title of the moment and ask through the store.
import type { PlayerStore } from './player-store.ts';
import type { PlayerState } from './state.ts';

/** Returns the function that gives the media session back. */
export function joinMediaSession({ get, subscribe, requests }: PlayerStore): () => void {
  const session = globalThis.navigator?.mediaSession;
  if (!session) return () => {};
  const handlers: [MediaSessionAction, MediaSessionActionHandler][] = [
    ['play', () => requests.play()],
    ['pause', () => requests.pause()],
    ['stop', () => requests.pause()],
    ['seekbackward', ({ seekOffset }) => requests.seekBy(-(seekOffset ?? 10))],
    ['seekforward', ({ seekOffset }) => requests.seekBy(seekOffset ?? 10)],
    ['seekto', ({ seekTime }) => requests.seek(seekTime ?? get().position)],
  ];
  for (const [action, handler] of handlers) setHandler(session, action, handler);

  let shown: PlayerState | null = null;
  const mirror = () => {
    const state = get();
    if (state.title !== shown?.title || state.thumb !== shown?.thumb) {
      const artwork = state.thumb ? [{ src: new URL(state.thumb, location.href).href }] : [];
      session.metadata = new MediaMetadata({ title: state.title, artwork });
    }
    if (state.isPlaying !== shown?.isPlaying) session.playbackState = state.isPlaying ? 'playing' : 'paused';
    if (Math.floor(state.position) !== Math.floor(shown?.position ?? -1)) tellPosition(session, state);
    shown = state;
  };
  mirror();
  const leave = subscribe(mirror);
  return () => {
    leave();
    for (const [action] of handlers) setHandler(session, action, null);
    session.metadata = null;
    session.playbackState = 'none';
  };
}

/** The keys to what comes before and after; a way that does not exist is not offered. */
export function joinTracks(
  ways: Record<'previoustrack' | 'nexttrack', (() => void) | undefined>,
): () => void {
  const session = globalThis.navigator?.mediaSession;
  if (!session) return () => {};
  const offered = [['previoustrack', ways.previoustrack] as const, ['nexttrack', ways.nexttrack] as const];
  for (const [action, go] of offered) setHandler(session, action, go ?? null);
  return () => {
    for (const [action] of offered) setHandler(session, action, null);
  };
}

/** Browsers throw at actions they do not know. */
function setHandler(
  session: MediaSession,
  action: MediaSessionAction,
  handler: MediaSessionActionHandler | null,
): void {
  try {
    session.setActionHandler(action, handler);
  } catch {
    return;
  }
}

function tellPosition(session: MediaSession, { position, duration, rate, live }: PlayerState): void {
  if (live || !(duration > 0)) return;
  session.setPositionState({ duration, position: Math.min(position, duration), playbackRate: rate });
}
