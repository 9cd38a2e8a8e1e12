// Media Session integration: lock screens, headphone buttons and media keys.
import type { PlayerStore } from './player-store.ts';
import type { PlayerState } from './state.ts';

/** Shows the current title and handles media keys. Returns a function that releases the media session. */
export function connectMediaSession({ get, subscribe, requests }: PlayerStore): () => void {
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
  for (const [action, handler] of handlers) setActionHandler(session, action, handler);

  let previousState: PlayerState | null = null;
  const updateSession = () => {
    const state = get();
    if (state.title !== previousState?.title || state.posterUrl !== previousState?.posterUrl) {
      const artwork = state.posterUrl ? [{ src: new URL(state.posterUrl, location.href).href }] : [];
      session.metadata = new MediaMetadata({ title: state.title, artwork });
    }
    if (state.isPlaying !== previousState?.isPlaying)
      session.playbackState = state.isPlaying ? 'playing' : 'paused';
    if (Math.floor(state.position) !== Math.floor(previousState?.position ?? -1))
      updatePositionState(session, state);
    previousState = state;
  };
  updateSession();
  const unsubscribe = subscribe(updateSession);
  return () => {
    unsubscribe();
    for (const [action] of handlers) setActionHandler(session, action, null);
    session.metadata = null;
    session.playbackState = 'none';
  };
}

/**
 * Handles the previous and next track keys. An undefined handler removes the key. Returns a function that
 * removes both.
 */
export function connectTrackActions(
  handlers: Record<'previoustrack' | 'nexttrack', (() => void) | undefined>,
): () => void {
  const session = globalThis.navigator?.mediaSession;
  if (!session) return () => {};
  const actions = [
    ['previoustrack', handlers.previoustrack] as const,
    ['nexttrack', handlers.nexttrack] as const,
  ];
  for (const [action, handler] of actions) setActionHandler(session, action, handler ?? null);
  return () => {
    for (const [action] of actions) setActionHandler(session, action, null);
  };
}

/** Sets or removes a handler. Ignores the error that browsers throw for unsupported actions. */
function setActionHandler(
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

function updatePositionState(session: MediaSession, { position, duration, rate, isLive }: PlayerState): void {
  if (isLive || !(duration > 0)) return;
  session.setPositionState({ duration, position: Math.min(position, duration), playbackRate: rate });
}
