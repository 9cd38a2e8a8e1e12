// A title behind a hero, silent unless somebody wants to hear it, and only while it is in sight. Fails without a word:
// the picture stays.
import { createPlayerStore, Player } from '@matinee/player';
import { movingPart } from '@matinee/rules';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { playerLabels } from '../../../../entities/stream/player-labels.ts';
import { sourceOf } from '../../../../entities/stream/player-source.ts';
import { streamQuery } from '../../../../entities/stream/stream-query.ts';
import { useEnvironment } from '../../../../shared/environment/environment.ts';
import { useInSight } from '../../state/use-in-viewport.ts';
import styles from './preview-player.module.css';

/** It fades for so long, and what it fades from is still of the title. */
const fadeSeconds = 1;

export interface PreviewProps {
  id: string;
  muted: boolean;
  onPlaying: (playing: boolean) => void;
}

export function Preview({ id, muted, onPlaying }: PreviewProps) {
  const environment = useEnvironment();
  const mark = useRef<HTMLSpanElement>(null);
  const isSeen = useInSight(mark);
  const [begun, setBegun] = useState(false);
  const { data: stream } = useQuery({ ...streamQuery(environment, id), enabled: isSeen || begun });
  const [shown, setShown] = useState(false);
  const [store] = useState(() => createPlayerStore({ preferences: { muted, subtitleLanguage: null } }));
  const { from, until } = useMemo(() => movingPart(stream?.skipMarkers ?? []), [stream]);
  const source = useMemo(
    () => stream && { ...sourceOf({ id, title: '' }, stream), storyboard: null, startAt: from },
    [id, stream, from],
  );
  const labels = useMemo(() => playerLabels(environment.label), [environment.label]);
  useEffect(() => {
    if (isSeen && source) setBegun(true);
  }, [isSeen, source]);
  const isOver = useSyncExternalStore(store.subscribe, () => store.get().currentTime >= until - fadeSeconds);
  useEffect(() => {
    if (!isOver) return;
    store.requests.pause();
    setShown(false);
    onPlaying(false);
  }, [isOver, store, onPlaying]);
  const isPaused = useRef(false);
  useEffect(() => {
    if (!begun || isOver || isSeen !== isPaused.current) return;
    isPaused.current = !isSeen;
    if (isSeen) store.requests.play();
    else store.requests.pause();
    if (!isSeen) onPlaying(false);
  }, [begun, isOver, isSeen, store, onPlaying]);
  const isPlaying = useSyncExternalStore(store.subscribe, () => store.get().status === 'playing');
  useEffect(() => {
    if (!isPlaying || isOver) return;
    setShown(true);
    onPlaying(true);
  }, [isPlaying, isOver, onPlaying]);
  return (
    <div className={styles.preview} data-shown={shown} aria-hidden inert>
      <span ref={mark} className={styles.mark} />
      {begun && source && (
        <Player
          source={source}
          labels={labels}
          store={store}
          controls={false}
          keys="focus"
          onEnded={() => {
            setShown(false);
            onPlaying(false);
          }}
        />
      )}
    </div>
  );
}
