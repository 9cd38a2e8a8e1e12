import type { Card, Video } from '@matinee/contract';
import { findPreviousInQueue } from '@matinee/rules';
import { useQuery } from '@tanstack/react-query';
import { createStreamQuery } from '../../../entities/stream/stream-query.ts';
import { useEnvironment } from '../../../shared/environment/environment.ts';
import { createAdjacentEpisodesQuery } from '../api/adjacent-episodes.ts';

/** The episode before the playing one. The query waits for the streams, so that it does not delay playback. */
export function usePreviousEpisode(video: Video | undefined): Card | null {
  const environment = useEnvironment();
  const id = video?.id ?? '';
  const streamQuery = useQuery({ ...createStreamQuery(environment, id), enabled: false });
  const isEnabled = video?.seasonId !== undefined && streamQuery.data !== undefined;
  const { data } = useQuery({ ...createAdjacentEpisodesQuery(environment, id), enabled: isEnabled });
  return data ? findPreviousInQueue(id, data.precedingVods) : null;
}
