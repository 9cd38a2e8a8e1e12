// What stands before and after a video: in the list that it is watched in, else among the episodes of its series.
import type { Card, Video } from '@matinee/contract';
import {
  findPreviousInQueue,
  getQueueSource,
  type LinkContext,
  type QueueSource,
  type readVideoPageParams,
} from '@matinee/rules';
import { useQuery } from '@tanstack/react-query';
import { nextInListQuery } from '../../features/watch/api/next-in-list.ts';
import { isBeyondAdjacent, previousInListQuery } from '../../features/watch/api/previous-in-list.ts';
import { usePreviousEpisode } from '../../features/watch/state/use-previous-episode.ts';
import { useEnvironment } from '../../shared/environment/environment.ts';

export interface PlaybackQueue {
  /** It is not known yet what stands beside it in the list. */
  isFinding: boolean;
  next: Card | undefined;
  previous: Card | undefined | null;
  /** The rest of the list; undefined when the video is watched by itself. */
  following: readonly Card[] | undefined;
  /** What the address of another video of the queue says of where it is watched. */
  contextTo: (other: Pick<Card, 'seasonId' | 'seriesId'>) => LinkContext;
}

const nowhere: QueueSource = { kind: 'playlist', playlistId: '' };

export function usePlaybackQueue(
  request: ReturnType<typeof readVideoPageParams>,
  video: Video | undefined,
): PlaybackQueue {
  const environment = useEnvironment();
  const list = getQueueSource(request);
  const { data: place, isLoading: isFinding } = useQuery({
    ...nextInListQuery(environment, list ?? nowhere, request.eventId ?? ''),
    enabled: list !== null,
  });
  const isInList = list !== null && (place?.isListed ?? false);
  const here = { id: request.eventId ?? '', preceding: place?.preceding ?? [] };
  const isFurther = isInList && isBeyondAdjacent(here);
  const { data: further = null } = useQuery({
    ...previousInListQuery(environment, list ?? nowhere, here),
    enabled: isFurther,
  });
  const previousInList = isFurther ? further : findPreviousInQueue(here.id, here.preceding);
  const episode = isInList || isFinding ? undefined : video;
  const previousEpisode = usePreviousEpisode(episode);
  return {
    isFinding,
    next: episode ? episode.next : (place?.next ?? undefined),
    previous: isInList ? previousInList : previousEpisode,
    following: isInList ? place?.following : undefined,
    contextTo({ seasonId, seriesId }) {
      if (isInList) return contextOf(list);
      return request.seasonId === null ? {} : { seasonId, seriesId };
    },
  };
}

function contextOf({ kind: _, ...context }: QueueSource): LinkContext {
  return context;
}
