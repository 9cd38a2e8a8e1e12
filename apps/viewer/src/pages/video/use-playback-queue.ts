// The previous and next title of a video: in the list it is watched in, otherwise among the episodes of its
// series.
import type { Card, Video } from '@matinee/contract';
import {
  findPreviousInQueue,
  getQueueSource,
  type LinkContext,
  type QueueSource,
  type readVideoPageParams,
} from '@matinee/rules';
import { useQuery } from '@tanstack/react-query';
import { createNextInListQuery } from '../../features/watch/api/next-in-list.ts';
import { createPreviousInListQuery, isBeyondAdjacent } from '../../features/watch/api/previous-in-list.ts';
import { usePreviousEpisode } from '../../features/watch/state/use-previous-episode.ts';
import { useEnvironment } from '../../shared/environment/environment.ts';

export interface PlaybackQueue {
  /** The next and previous titles are loading. */
  isLoading: boolean;
  next: Card | undefined;
  previous: Card | undefined | null;
  /** The following titles of the list; undefined when the video is not watched in a list. */
  following: readonly Card[] | undefined;
  /** The query parameters that keep another video of the queue in the same list. */
  getLinkContext: (card: Pick<Card, 'seasonId' | 'seriesId'>) => LinkContext;
}

const emptyList: QueueSource = { kind: 'playlist', playlistId: '' };

export function usePlaybackQueue(
  request: ReturnType<typeof readVideoPageParams>,
  video: Video | undefined,
): PlaybackQueue {
  const environment = useEnvironment();
  const list = getQueueSource(request);
  const { data: listPosition, isLoading } = useQuery({
    ...createNextInListQuery(environment, list ?? emptyList, request.eventId ?? ''),
    enabled: list !== null,
  });
  const isInList = list !== null && (listPosition?.isListed ?? false);
  const currentPosition = { id: request.eventId ?? '', preceding: listPosition?.preceding ?? [] };
  const needsEarlierPages = isInList && isBeyondAdjacent(currentPosition);
  const { data: earlierTitle = null } = useQuery({
    ...createPreviousInListQuery(environment, list ?? emptyList, currentPosition),
    enabled: needsEarlierPages,
  });
  const previousInList = needsEarlierPages
    ? earlierTitle
    : findPreviousInQueue(currentPosition.id, currentPosition.preceding);
  const episode = isInList || isLoading ? undefined : video;
  const previousEpisode = usePreviousEpisode(episode);
  return {
    isLoading,
    next: episode ? episode.next : (listPosition?.next ?? undefined),
    previous: isInList ? previousInList : previousEpisode,
    following: isInList ? listPosition?.following : undefined,
    getLinkContext({ seasonId, seriesId }) {
      if (isInList) return toLinkContext(list);
      return request.seasonId === null ? {} : { seasonId, seriesId };
    },
  };
}

function toLinkContext({ kind: _, ...context }: QueueSource): LinkContext {
  return context;
}
