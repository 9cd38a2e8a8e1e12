// The big place at the top of a video page: the player, or why there is none yet.
import { CallError } from '@matinee/client';
import type { Card, Video } from '@matinee/contract';
import { Button, ButtonLink } from '@matinee/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { streamQuery } from '../../../entities/stream/stream-query.ts';
import { useEnvironment } from '../../../shared/environment/environment.ts';
import { ErrorPanel } from '../../../shared/errors/error-panel.tsx';
import { getStartPosition } from '../state/resume-position.ts';
import { Backdrop } from './backdrop.tsx';
import { Preparing } from './preparing.tsx';
import styles from './watch.module.css';
import { WatchPlayer } from './watch-player.tsx';

export interface PlayerContainerProps {
  video: Video;
  /** Seconds that the address asks for; null when it does not. */
  start: number | null;
  onBack: () => void;
  onNext?: () => void;
  /** The title before, where this one is watched in turn. */
  previous?: Card | null;
  onPrevious?: () => void;
  /** Whether the place that was reached is kept; it is unless stated. */
  keepsPlace?: boolean;
}

export function PlayerContainer(props: PlayerContainerProps) {
  const { video, start, onBack, onNext, previous, onPrevious, keepsPlace } = props;
  const environment = useEnvironment();
  const queryClient = useQueryClient();
  const { client, label } = environment;
  const { state } = video.media;
  const query = streamQuery(environment, video.id);
  const stream = useQuery({ ...query, enabled: client !== null && state === 'ready' });
  const [taken] = useState(() => getStartPosition(video, start));
  const notReady = stream.error instanceof CallError && stream.error.code === 'notReady';
  useEffect(() => {
    if (state === 'ready' && notReady) void queryClient.resetQueries({ queryKey: ['stream', video.id] });
  }, [state, notReady, queryClient, video.id]);

  if (state === 'preparing' || notReady) return <Preparing video={video} onBack={onBack} />;
  if (stream.isError) {
    return (
      <Backdrop video={video}>
        <ErrorPanel
          title={label('videoFailedTitle')}
          error={stream.error}
          text={refusalText(stream.error, label)}
          onRetry={() => void stream.refetch()}
        >
          <Button onClick={onBack}>{label('back')}</Button>
        </ErrorPanel>
      </Backdrop>
    );
  }
  if (!client || !stream.data) return <Backdrop video={video} note={<NeedsScript />} />;
  return (
    <div className={styles.stage}>
      <WatchPlayer
        key={video.id}
        video={video}
        stream={stream.data}
        client={client}
        startAt={taken.at}
        resumed={taken.resumed}
        onBack={onBack}
        onNext={onNext}
        previous={previous}
        onPrevious={onPrevious}
        keepsPlace={keepsPlace}
      />
    </div>
  );
}

/** In the page that comes, before anything of it runs; styles show it where nothing ever will. */
function NeedsScript() {
  const { label, paths } = useEnvironment();
  return (
    <div className={styles.needsScript}>
      <p>{label('playerNeedsScript')}</p>
      <ButtonLink href={paths.route('HOME')}>{label('goHome')}</ButtonLink>
    </div>
  );
}

function refusalText(error: unknown, label: (key: string) => string): string | undefined {
  if (!(error instanceof CallError)) return undefined;
  if (error.code === 'accessDenied') return label('videoForbidden');
  return error.code === 'playbackUnavailable' ? label('videoUnavailableText') : undefined;
}
