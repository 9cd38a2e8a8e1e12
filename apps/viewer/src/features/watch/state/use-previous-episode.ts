import type { Card, Video } from '@matinee/contract';
import { findPreviousInQueue } from '@matinee/rules';
import { useQuery } from '@tanstack/react-query';
import { streamQuery } from '../../../entities/stream/stream-query.ts';
import { useEnvironment } from '../../../shared/environment/environment.ts';
import { adjacentEpisodesQuery } from '../api/adjacent-episodes.ts';

/** The episode before one that plays here. It is asked for after the streams, so that it does not hold them up. */
export function usePreviousEpisode(video: Video | undefined): Card | null {
  const environment = useEnvironment();
  const id = video?.id ?? '';
  const stream = useQuery({ ...streamQuery(environment, id), enabled: false });
  const isWanted = video?.seasonId !== undefined && stream.data !== undefined;
  const { data } = useQuery({ ...adjacentEpisodesQuery(environment, id), enabled: isWanted });
  return data ? findPreviousInQueue(id, data.precedingVods) : null;
}
