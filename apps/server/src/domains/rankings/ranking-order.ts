// The order of a ranking, and the position at which a page of it ends. Rankings are counted again all the time: a title
// that comes, goes or moves before that position moves none after it.
import type { RankingSort } from '@matinee/rules';
import { z } from 'zod';
import { defineCursor } from '../../platform/paging/index.ts';

const rankingPosition = z.object({ score: z.number(), title: z.string(), contentId: z.number() });
export type RankingPosition = z.infer<typeof rankingPosition>;

const cursors = {
  score: defineCursor('ranking by score', rankingPosition),
  title: defineCursor('ranking by title', rankingPosition),
};

export const getRankingCursor = (sort: RankingSort) => (sort === 'title' ? cursors.title : cursors.score);

/** Compares positions; titles as the language does. */
export type RankingOrder = (a: RankingPosition, b: RankingPosition) => number;

export function createRankingOrder(
  sort: RankingSort,
  compareTitles: (a: string, b: string) => number,
): RankingOrder {
  return sort === 'title'
    ? (a, b) => compareTitles(a.title, b.title) || b.contentId - a.contentId
    : (a, b) => b.score - a.score || b.contentId - a.contentId;
}

/** A cursor has no room for a longer title. */
const maxTitleLength = 500;

export function toRankingPosition({ score, title, contentId }: RankingPosition): RankingPosition {
  return { score, title: title.slice(0, maxTitleLength), contentId };
}
