// What stands before and after a title where it is watched as part of a list.
import { CallError } from '@matinee/client';
import type { Card } from '@matinee/contract';
import { nextInTurn, type PlayingList, pageSizes, previousInTurn } from '@matinee/rules';
import { type Asking, pageQuery } from '../environment/queries.ts';

export interface ListPlace {
  isListed: boolean;
  /** The next title that plays for this viewer; null after the last one. */
  next: Card | null;
  /** The title before it that plays; null for the first one. */
  previous: Card | null;
  /** The titles after this one, whether they play or not. */
  following: Card[];
}

export function nextInListQuery(asking: Asking, list: PlayingList, videoId: string) {
  return pageQuery<ListPlace>({
    queryKey: ['after', list, videoId, asking.language],
    queryFn: ({ signal }) => findPlace(asking, list, videoId, signal),
  });
}

interface Beside {
  preceding: readonly Card[];
  following: readonly Card[];
}

/** The titles on both sides of one in a list, so many of them, in the order of the list. */
type BesideOf = (title: string, size: number) => Promise<Beside>;

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
      (title, size) => besideInList(asking, list, { title, size }, signal),
      further[list.kind],
    );
  } catch (error) {
    // Not in this list, or the list is not there for this viewer: the title plays by itself.
    if (error instanceof CallError && error.code === 'notFound')
      return { isListed: false, next: null, previous: null, following: [] };
    throw error;
  }
}

/** Looks on until a title plays in turn, on either side, no further than it must. */
export async function lookOn(videoId: string, besideOf: BesideOf, furtherSize: number): Promise<ListPlace> {
  const { preceding, following } = await besideOf(videoId, pageSizes.adjacentItems);
  const next = lookFurther(following, {
    find: (titles) => nextInTurn(videoId, titles),
    more: async (titles) => (await besideOf(titles.at(-1)?.id ?? videoId, furtherSize)).following,
    size: furtherSize,
  });
  const previous = lookFurther(preceding, {
    find: (titles) => previousInTurn(videoId, titles),
    more: async (titles) => (await besideOf(titles[0]?.id ?? videoId, furtherSize)).preceding,
    size: furtherSize,
  });
  return { isListed: true, next: await next, previous: await previous, following: [...following] };
}

interface Way {
  find: (titles: readonly Card[]) => Card | null;
  more: (titles: readonly Card[]) => Promise<readonly Card[]>;
  size: number;
}

async function lookFurther(nearest: readonly Card[], { find, more, size }: Way): Promise<Card | null> {
  let titles = nearest;
  let asked: number = pageSizes.adjacentItems;
  let found = find(titles);
  while (!found && titles.length === asked) {
    titles = await more(titles);
    asked = size;
    found = find(titles);
  }
  return found;
}

async function besideInList(
  { caller }: Asking,
  list: PlayingList,
  { title, size }: { title: string; size: number },
  signal: AbortSignal,
): Promise<Beside> {
  const query = { size };
  if (list.kind === 'playlist') {
    const params = { id: list.playlistId, vodId: title };
    const answer = await caller.call('getAdjacentInPlaylist', { params, query, signal });
    return { preceding: answer.precedingVods, following: answer.followingVods };
  }
  const params = { owner: list.owner, id: list.watchlistId, contentId: title };
  const answer = await caller.call('getAdjacentInWatchlist', { params, query, signal });
  return { preceding: answer.precedingContent, following: answer.followingContent };
}
