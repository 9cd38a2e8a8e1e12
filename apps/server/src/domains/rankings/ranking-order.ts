// The order of a ranking, and the position at which a page of it ends. Rankings are counted again all the time: a title
// that comes, goes or moves before that position moves none after it.
import type { RankingSort } from '@matinee/rules';
import { z } from 'zod';
import { defineCursor } from '../../platform/paging/index.ts';

const position = z.object({ worth: z.number(), title: z.string(), contentId: z.number() });
export type RankingPosition = z.infer<typeof position>;

const cursors = {
  worth: defineCursor('ranking by worth', position),
  title: defineCursor('ranking by title', position),
};

export const cursorOf = (sort: RankingSort) => (sort === 'title' ? cursors.title : cursors.worth);

/** Compares positions; titles as the language does. */
export type RankingOrder = (one: RankingPosition, other: RankingPosition) => number;

export function orderBy(
  sort: RankingSort,
  compareTitles: (one: string, other: string) => number,
): RankingOrder {
  return sort === 'title'
    ? (one, other) => compareTitles(one.title, other.title) || other.contentId - one.contentId
    : (one, other) => other.worth - one.worth || other.contentId - one.contentId;
}

/** A cursor has no room for a longer title. */
const maxTitleLength = 500;

export function positionOf({ worth, title, contentId }: RankingPosition): RankingPosition {
  return { worth, title: title.slice(0, maxTitleLength), contentId };
}
