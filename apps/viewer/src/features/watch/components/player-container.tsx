// The top of a video page: the player, or the reason why there is none.
import { CallError } from '@matinee/client';
import type { Card, Video } from '@matinee/contract';
import { Button, ButtonLink } from '@matinee/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { createStreamQuery } from '../../../entities/stream/stream-query.ts';
import { useEnvironment } from '../../../shared/environment/environment.ts';
import { ErrorPanel } from '../../../shared/errors/error-panel.tsx';
import { getStartPosition } from '../state/start-position.ts';
import { useReturnAfterError } from '../state/use-return-after-error.ts';
import { Backdrop } from './backdrop.tsx';
import { EncodingProgress } from './encoding-progress.tsx';
import styles from './player-container.module.css';
import { WatchPlayer } from './watch-player.tsx';

export interface PlayerContainerProps {
  video: Video;
  /** Start position in seconds from the URL; null if it has none. */
  start: number | null;
  onBack: () => void;
  onNext?: () => void;
  /** The previous title of the list or series. */
  previous?: Card | null;
  onPrevious?: () => void;
  /** Whether progress is saved; default true. */
  shouldSaveProgress?: boolean;
}

export function PlayerContainer(props: PlayerContainerProps) {
  const { video, start, onBack, onNext, previous, onPrevious, shouldSaveProgress } = props;
  const environment = useEnvironment();
  const queryClient = useQueryClient();
  const { client, label } = environment;
  const { state } = video.media;
  const queryOptions = createStreamQuery(environment, video.id);
  const streamQuery = useQuery({ ...queryOptions, enabled: client !== null && state === 'ready' });
  const [startPosition] = useState(() => getStartPosition(video, start));
  const isLeaving = useReturnAfterError(streamQuery.error);
  const isNotReady = streamQuery.error instanceof CallError && streamQuery.error.code === 'notReady';
  useEffect(() => {
    if (state === 'ready' && isNotReady) void queryClient.resetQueries({ queryKey: ['stream', video.id] });
  }, [state, isNotReady, queryClient, video.id]);

  if (state === 'preparing' || isNotReady) return <EncodingProgress video={video} onBack={onBack} />;
  if (streamQuery.isError && !isLeaving) {
    return (
      <Backdrop video={video}>
        <ErrorPanel
          title={label('videoFailedTitle')}
          error={streamQuery.error}
          text={getPlaybackErrorText(streamQuery.error, label)}
          onRetry={() => void streamQuery.refetch()}
        >
          <Button onClick={onBack}>{label('back')}</Button>
        </ErrorPanel>
      </Backdrop>
    );
  }
  if (!client || !streamQuery.data) return <Backdrop video={video} overlay={<PlayerScriptRequired />} />;
  return (
    <div className={styles.player}>
      <WatchPlayer
        key={video.id}
        video={video}
        stream={streamQuery.data}
        client={client}
        startPosition={startPosition.position}
        isResumed={startPosition.isResumed}
        onBack={onBack}
        onNext={onNext}
        previous={previous}
        onPrevious={onPrevious}
        shouldSaveProgress={shouldSaveProgress}
      />
    </div>
  );
}

/** Rendered on the server; CSS shows it only where scripts are disabled. */
function PlayerScriptRequired() {
  const { label, paths } = useEnvironment();
  return (
    <div className={styles.scriptRequired}>
      <p>{label('playerNeedsJavaScript')}</p>
      <ButtonLink href={paths.buildPath('HOME')}>{label('goHome')}</ButtonLink>
    </div>
  );
}

function getPlaybackErrorText(error: unknown, label: (key: string) => string): string | undefined {
  if (!(error instanceof CallError)) return undefined;
  if (error.code === 'accessDenied') return label('videoForbidden');
  return error.code === 'playbackUnavailable' ? label('videoUnavailableText') : undefined;
}
