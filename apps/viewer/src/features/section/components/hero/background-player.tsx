// Plays a title behind a hero while the hero is in the viewport, muted unless the viewer turned the sound on.
// Errors are ignored: the image stays.
import { createPlayerStore, Player } from '@matinee/player';
import { selectBackgroundClip } from '@matinee/rules';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { createPlayerLabels, createPlayerSource } from '../../../../entities/stream/player-props.ts';
import { createStreamQuery } from '../../../../entities/stream/stream-query.ts';
import { useEnvironment } from '../../../../shared/environment/environment.ts';
import { useInViewport } from '../../state/use-in-viewport.ts';
import styles from './background-player.module.css';

/** The fade-out starts this long before the end of the clip. */
const fadeSeconds = 1;

export interface BackgroundPlayerProps {
  id: string;
  muted: boolean;
  onPlaying: (isPlaying: boolean) => void;
}

export function BackgroundPlayer({ id, muted, onPlaying }: BackgroundPlayerProps) {
  const environment = useEnvironment();
  const viewportMarker = useRef<HTMLSpanElement>(null);
  const isInViewport = useInViewport(viewportMarker);
  const [isStarted, setStarted] = useState(false);
  const { data: stream } = useQuery({
    ...createStreamQuery(environment, id),
    enabled: isInViewport || isStarted,
  });
  const [isVisible, setVisible] = useState(false);
  const [store] = useState(() => createPlayerStore({ preferences: { muted, subtitleLanguage: null } }));
  const { start: clipStart, end: clipEnd } = useMemo(
    () => selectBackgroundClip(stream?.skipMarkers ?? []),
    [stream],
  );
  const source = useMemo(
    () =>
      stream && { ...createPlayerSource({ id, title: '' }, stream), storyboard: null, startAt: clipStart },
    [id, stream, clipStart],
  );
  const labels = useMemo(() => createPlayerLabels(environment.label), [environment.label]);
  useEffect(() => {
    if (isInViewport && source) setStarted(true);
  }, [isInViewport, source]);
  const hasReachedFadeOut = useSyncExternalStore(
    store.subscribe,
    () => store.get().currentTime >= clipEnd - fadeSeconds,
  );
  useEffect(() => {
    if (!hasReachedFadeOut) return;
    store.requests.pause();
    setVisible(false);
    onPlaying(false);
  }, [hasReachedFadeOut, store, onPlaying]);
  const isPausedOutsideViewport = useRef(false);
  useEffect(() => {
    if (!isStarted || hasReachedFadeOut || isInViewport !== isPausedOutsideViewport.current) return;
    isPausedOutsideViewport.current = !isInViewport;
    if (isInViewport) store.requests.play();
    else store.requests.pause();
    if (!isInViewport) onPlaying(false);
  }, [isStarted, hasReachedFadeOut, isInViewport, store, onPlaying]);
  const isPlaying = useSyncExternalStore(store.subscribe, () => store.get().status === 'playing');
  useEffect(() => {
    if (!isPlaying || hasReachedFadeOut) return;
    setVisible(true);
    onPlaying(true);
  }, [isPlaying, hasReachedFadeOut, onPlaying]);
  return (
    <div className={styles.player} data-shown={isVisible} aria-hidden inert>
      <span ref={viewportMarker} className={styles.viewportMarker} />
      {isStarted && source && (
        <Player
          source={source}
          labels={labels}
          store={store}
          controls={false}
          shortcutScope="focus"
          onEnded={() => {
            setVisible(false);
            onPlaying(false);
          }}
        />
      )}
    </div>
  );
}
