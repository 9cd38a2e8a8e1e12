// The complete player: store, video element and controls.
import { useCallback, useEffect, useEffectEvent, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { preloadSource } from '../engine/create-default-engine.ts';
import type { PlayerSource } from '../engine/source.ts';
import type { PlayerLabels } from '../labels.ts';
import { connectMediaSession, connectTrackActions } from '../store/media-session.ts';
import { createPlayerStore, type PlayerStore, type PlayerStoreOptions } from '../store/player-store.ts';
import type { PreviousTitle } from './buttons/previous-next-buttons.tsx';
import { PlayerContext, type PlayerContextValue } from './context.ts';
import { usePlayerElements } from './hooks/use-player-elements.ts';
import type { OverlayAction } from './overlay-actions.tsx';
import { PlayerContainer } from './player-container.tsx';

export interface PlayerProps extends Omit<PlayerStoreOptions, 'engine'> {
  /** The player loads a source with another id, and loads a failed title again when its URLs or its token change. */
  source: PlayerSource;
  labels: PlayerLabels;
  /** BCP 47 language of numbers, times and language names. */
  locale?: string;
  /** True by default. */
  autoplay?: boolean;
  /** Adds a back button. */
  onBack?: () => void;
  /** An additional button over the video, such as one that plays the title from its start. */
  pageAction?: OverlayAction | undefined;
  /** The next title; shown when `onNext` is set. */
  next?: { title: string };
  onNext?: () => void;
  /**
   * The previous title; shown when `onPrevious` is set. The player calls `onPrevious` only while
   * `shouldOpenPrevious` returns true, and seeks to 0 otherwise.
   */
  previous?: PreviousTitle | undefined;
  onPrevious?: (() => void) | undefined;
  /** A store created by the caller, to control the player from outside. By default the player creates one. */
  store?: PlayerStore;
  /** False renders the video without controls. */
  controls?: boolean;
  /**
   * `page`: shortcuts also work while no control of the page has the focus. `focus`: only while the player
   * has it. `page` by default.
   */
  shortcutScope?: 'page' | 'focus';
  className?: string;
}

/** Video player that fills its parent. Renders on the server; the engine is loaded in the browser. */
export function Player(props: PlayerProps) {
  const { source, labels, locale, autoplay = true, controls = true, preferences } = props;
  const { authorise, onProgress, onPreferences, onEnded, onError, onRetry } = props;
  const [store] = useState(() => {
    if (typeof window !== 'undefined') preloadSource(source);
    const createdStore = props.store ?? createPlayerStore({ preferences });
    createdStore.requests.start(source, { autoplay });
    return createdStore;
  });
  const container = useRef<HTMLElement>(null);
  const video = useRef<HTMLVideoElement>(null);
  const captions = useRef<HTMLDivElement>(null);
  const [announcement, setAnnouncement] = useState('');
  const [openMenu, setOpenMenu] = useState<string | null>(null);
  const [isPinned, setControlsPinned] = useState(false);
  const announce = useCallback((text: string) => setAnnouncement(text), []);

  useLayoutEffect(() =>
    store.setCallbacks({ authorise, onProgress, onPreferences, onEnded, onError, onRetry }),
  );
  usePlayerElements(store, source, { container, video, captions });
  useEffect(() => (controls ? connectMediaSession(store) : undefined), [store, controls]);
  const onPreviousOrRestart = props.onPrevious && (() => goToPreviousOrRestart(store, props));
  const handleTrackAction = useEffectEvent((direction: 'next' | 'previous') =>
    direction === 'next' ? props.onNext?.() : onPreviousOrRestart?.(),
  );
  const [hasNext, hasPrevious] = [props.onNext !== undefined, onPreviousOrRestart !== undefined];
  useEffect(() => {
    if (!controls) return;
    return connectTrackActions({
      nexttrack: hasNext ? () => handleTrackAction('next') : undefined,
      previoustrack: hasPrevious ? () => handleTrackAction('previous') : undefined,
    });
  }, [controls, hasNext, hasPrevious]);

  const loadedSourceKey = useRef(createSourceKey(source));
  useEffect(() => {
    const key = createSourceKey(source);
    if (key === loadedSourceKey.current) return;
    loadedSourceKey.current = key;
    const { id, status, position } = store.get();
    if (id !== source.id) store.requests.start(source, { autoplay });
    else if (status === 'failed') store.requests.start({ ...source, startAt: position });
  }, [store, source, autoplay]);

  const contextValue = useMemo<PlayerContextValue>(
    () => ({ store, labels, locale, announce, openMenu, setOpenMenu, setControlsPinned }),
    [store, labels, locale, announce, openMenu],
  );

  return (
    <PlayerContext value={contextValue}>
      <PlayerContainer
        {...{
          container,
          video,
          captions,
          controls,
          announcement,
          shortcutScope: props.shortcutScope ?? 'page',
        }}
        poster={source.posterUrl}
        isPinned={isPinned || openMenu !== null}
        onBack={props.onBack}
        pageAction={props.pageAction}
        next={props.next}
        onNext={props.onNext}
        previous={props.previous}
        onPrevious={onPreviousOrRestart}
        className={props.className}
      />
    </PlayerContext>
  );
}

function goToPreviousOrRestart({ get, requests }: PlayerStore, { previous, onPrevious }: PlayerProps): void {
  const { position, status } = get();
  if (!previous || previous.shouldOpenPrevious(position)) onPrevious?.();
  else {
    requests.seek(0);
    if (status === 'ended') requests.play();
  }
}

/** Identifies the content of a source, so that a new object with the same content does not reload the title. */
function createSourceKey({ id, sources, token }: PlayerSource): string {
  return [id, token ?? '', ...sources.map((stream) => stream.url)].join(' ');
}
