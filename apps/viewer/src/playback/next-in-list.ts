// What follows a title where it is watched as part of a list.
import { CallError } from '@matinee/client';
import type { Card } from '@matinee/contract';
import { nextInTurn, type PlayingList, pageSizes } from '@matinee/rules';
import { type Asking, pageQuery } from '../environment/queries.ts';

export interface ListPlace {
  isListed: boolean;
  /** The next title that plays for this viewer; null after the last one. */
  next: Card | null;
  /** The titles after this one, whether they play or not. */
  following: Card[];
}

export function nextInListQuery(asking: Asking, list: PlayingList, videoId: string) {
  return pageQuery<ListPlace>({
    queryKey: ['after', list, videoId, asking.language],
    queryFn: ({ signal }) => findPlace(asking, list, videoId, signal),
  });
}

/** The titles that follow one in a list, so many of them. */
type Following = (after: string, size: number) => Promise<readonly Card[]>;

/** So many are asked for where the nearest do not play. */
const further = { playlist: pageSizes.adjacentItems, watchlist: pageSizes.watchlistQueue } as const;

async function findPlace(
  asking: Asking,
  list: PlayingList,
  videoId: string,
  signal: AbortSignal,
): Promise<ListPlace> {
  try {
    return await lookOn(
      videoId,
      (after, size) => followingOf(asking, list, { after, size }, signal),
      further[list.kind],
    );
  } catch (error) {
    // Not in this list, or the list is not there for this viewer: the title plays by itself.
    if (error instanceof CallError && error.code === 'notFound')
      return { isListed: false, next: null, following: [] };
    throw error;
  }
}

/** Looks on until a title plays in turn, no further than it must. */
export async function lookOn(
  videoId: string,
  followingOf: Following,
  furtherSize: number,
): Promise<ListPlace> {
  let size: number = pageSizes.adjacentItems;
  const following = await followingOf(videoId, size);
  let seen = following;
  let next = nextInTurn(videoId, seen);
  while (!next && seen.length === size) {
    size = furtherSize;
    seen = await followingOf(seen.at(-1)?.id ?? videoId, size);
    next = nextInTurn(videoId, seen);
  }
  return { isListed: true, next, following: [...following] };
}

async function followingOf(
  { caller }: Asking,
  list: PlayingList,
  { after, size }: { after: string; size: number },
  signal: AbortSignal,
): Promise<readonly Card[]> {
  const query = { size };
  if (list.kind === 'playlist') {
    const params = { id: list.playlistId, vodId: after };
    return (await caller.call('getAdjacentInPlaylist', { params, query, signal })).followingVods;
  }
  const params = { owner: list.owner, id: list.watchlistId, contentId: after };
  return (await caller.call('getAdjacentInWatchlist', { params, query, signal })).followingContent;
}
