// The player of a title with resuming, saving progress and renewing tokens.
import type { Client } from '@matinee/client';
import type { Card, StreamMetadata, Video } from '@matinee/contract';
import { createPlayerStore, Player } from '@matinee/player';
import { isQueuePlayable, shouldPlayPrevious } from '@matinee/rules';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { createPlayerLabels, createPlayerSource } from '../../../entities/stream/player-props.ts';
import { createStreamQuery, fetchStream } from '../../../entities/stream/stream-query.ts';
import { titleQueryNames } from '../../../entities/title/cache/title-query-names.ts';
import { useEnvironment } from '../../../shared/environment/environment.ts';
import { changePreferences } from '../../../shared/preferences/save-preferences.ts';
import { getUser } from '../../../shared/session/session.ts';
import {
  readPlayerPreferences,
  storePlayerPreferences,
  toAccountPreferences,
} from '../state/player-preferences.ts';
import { createProgressSender } from '../state/progress-sender.ts';

/** How long the button to start over is visible after resuming, in milliseconds. */
const startOverOfferMs = 12_000;

export interface WatchPlayerProps {
  video: Video;
  stream: StreamMetadata;
  client: Client;
  /** Start position in seconds. */
  startPosition: number;
  /** Offers to start over, because playback resumed. */
  isResumed: boolean;
  onBack: () => void;
  onNext?: () => void;
  previous?: Card | null | undefined;
  onPrevious?: (() => void) | undefined;
  shouldSaveProgress?: boolean | undefined;
}

export function WatchPlayer(props: WatchPlayerProps) {
  const {
    video,
    stream,
    client,
    startPosition,
    isResumed,
    onBack,
    onNext,
    shouldSaveProgress = true,
  } = props;
  const { previous, onPrevious } = props;
  const environment = useEnvironment();
  const queryClient = useQueryClient();
  const { realm, label, language } = environment;
  const [preferences] = useState(() => readPlayerPreferences(realm.key, getUser(queryClient)));
  const [store] = useState(() => createPlayerStore({ preferences }));
  const [canStartOver, setCanStartOver] = useState(isResumed);
  const labels = useMemo(() => createPlayerLabels(label), [label]);
  const image = video.thumbnail ?? video.hero;
  const source = useMemo(
    () => ({
      ...createPlayerSource({ id: video.id, title: video.title, image }, stream),
      startAt: startPosition,
    }),
    [video.id, video.title, image, stream, startPosition],
  );
  const progressSender = useMemo(
    () => (shouldSaveProgress ? createProgressSender(client, video.id) : undefined),
    [client, video.id, shouldSaveProgress],
  );
  useEffect(() => {
    if (!canStartOver) return;
    const timer = setTimeout(() => setCanStartOver(false), startOverOfferMs);
    return () => clearTimeout(timer);
  }, [canStartOver]);
  // Queries that show progress, and this title's own, are invalidated once the last position is saved.
  useEffect(() => {
    const invalidateTitles = () => {
      for (const name of titleQueryNames) void queryClient.invalidateQueries({ queryKey: [name] });
      void queryClient.invalidateQueries({ queryKey: ['video', video.id], refetchType: 'none' });
    };
    // The player reports its last position while it unmounts.
    return () => queueMicrotask(() => void progressSender?.waitForReports().then(invalidateTitles));
  }, [queryClient, video.id, progressSender]);
  const startOver = () => {
    store.requests.seek(0);
    setCanStartOver(false);
  };
  return (
    <Player
      source={source}
      labels={labels}
      locale={language}
      preferences={preferences}
      store={store}
      authorise={async () => {
        const newStream = await fetchStream(environment, video.id);
        return { token: newStream.token, expiresAt: newStream.tokenExpiresAt };
      }}
      onPreferences={(change) => {
        storePlayerPreferences(realm.key, change);
        const accountChange = toAccountPreferences(change);
        if (accountChange && getUser(queryClient)?.isGuest === false)
          void changePreferences(environment, queryClient, accountChange);
      }}
      onProgress={progressSender?.onProgress}
      onEnded={() => {
        // A locked next title does not play automatically.
        if (store.get().autoAdvance && video.next && isQueuePlayable(video.next)) onNext?.();
      }}
      onRetry={() =>
        void queryClient.invalidateQueries({ queryKey: createStreamQuery(environment, video.id).queryKey })
      }
      onBack={onBack}
      pageAction={canStartOver ? { label: label('startOver'), onSelect: startOver } : undefined}
      next={video.next && { title: video.next.title }}
      onNext={onNext}
      previous={previous ? { title: previous.title, shouldOpenPrevious: shouldPlayPrevious } : undefined}
      onPrevious={onPrevious}
    />
  );
}
