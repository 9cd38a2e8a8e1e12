// A title behind a hero, silent unless somebody wants to hear it. Fails without a word: the picture stays.
import { Player } from '@matinee/player';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useEnvironment } from '../../../environment/environment.ts';
import { playerLabels } from '../../../playback/player-labels.ts';
import { sourceOf } from '../../../playback/player-source.ts';
import { streamQuery } from '../../../playback/stream.ts';
import styles from './preview.module.css';

export interface PreviewProps {
  id: string;
  muted: boolean;
  onPlaying: (playing: boolean) => void;
}

export function Preview({ id, muted, onPlaying }: PreviewProps) {
  const environment = useEnvironment();
  const { data: stream } = useQuery(streamQuery(environment, id));
  const [shown, setShown] = useState(false);
  const source = useMemo(
    () => stream && { ...sourceOf({ id, title: '' }, stream), storyboard: null },
    [id, stream],
  );
  const labels = useMemo(() => playerLabels(environment.label), [environment.label]);
  if (!source) return null;
  return (
    <div className={styles.preview} data-shown={shown} aria-hidden inert>
      <Player
        source={source}
        labels={labels}
        preferences={{ muted, subtitleLanguage: null }}
        controls={false}
        keys="focus"
        onProgress={() => {
          setShown(true);
          onPlaying(true);
        }}
        onEnded={() => {
          setShown(false);
          onPlaying(false);
        }}
      />
    </div>
  );
}
