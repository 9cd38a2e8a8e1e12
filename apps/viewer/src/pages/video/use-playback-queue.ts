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
import { createListNeighboursQuery } from '../../features/watch/api/list-neighbours.ts';
import {
  createPreviousInListQuery,
  isPreviousBeyondAdjacent,
} from '../../features/watch/api/previous-in-list.ts';
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
  pageParams: ReturnType<typeof readVideoPageParams>,
  video: Video | undefined,
): PlaybackQueue {
  const environment = useEnvironment();
  const list = getQueueSource(pageParams);
  const { data: listNeighbours, isLoading } = useQuery({
    ...createListNeighboursQuery(environment, list ?? emptyList, pageParams.eventId ?? ''),
    enabled: list !== null,
  });
  const isInList = list !== null && (listNeighbours?.isListed ?? false);
  const currentTitle = { id: pageParams.eventId ?? '', preceding: listNeighbours?.preceding ?? [] };
  const needsEarlierPages = isInList && isPreviousBeyondAdjacent(currentTitle);
  const { data: earlierTitle = null } = useQuery({
    ...createPreviousInListQuery(environment, list ?? emptyList, currentTitle),
    enabled: needsEarlierPages,
  });
  const previousInList = needsEarlierPages
    ? earlierTitle
    : findPreviousInQueue(currentTitle.id, currentTitle.preceding);
  const videoOutsideList = isInList || isLoading ? undefined : video;
  const previousEpisode = usePreviousEpisode(videoOutsideList);
  return {
    isLoading,
    next: videoOutsideList ? videoOutsideList.next : (listNeighbours?.next ?? undefined),
    previous: isInList ? previousInList : previousEpisode,
    following: isInList ? listNeighbours?.following : undefined,
    getLinkContext({ seasonId, seriesId }) {
      if (isInList) return toLinkContext(list);
      return pageParams.seasonId === null ? {} : { seasonId, seriesId };
    },
  };
}

function toLinkContext({ kind: _, ...context }: QueueSource): LinkContext {
  return context;
}
