// Sort order and cursors of rankings. The cursor is a sort key instead of an index, so that titles that
// enter, leave or move before it shift no other titles.
import type { RankingSort } from '@matinee/rules';
import { z } from 'zod';
import { defineCursor } from '../../platform/paging/index.ts';

const rankingPositionSchema = z.object({ score: z.number(), title: z.string(), contentId: z.number() });
export type RankingPosition = z.infer<typeof rankingPositionSchema>;

const cursors = {
  score: defineCursor('ranking by score', rankingPositionSchema),
  title: defineCursor('ranking by title', rankingPositionSchema),
};

export const getRankingCursor = (sort: RankingSort) => (sort === 'title' ? cursors.title : cursors.score);

/** Compares two positions. Titles are compared by the rules of the language. */
export type RankingOrder = (a: RankingPosition, b: RankingPosition) => number;

export function createRankingOrder(
  sort: RankingSort,
  compareTitles: (a: string, b: string) => number,
): RankingOrder {
  return sort === 'title'
    ? (a, b) => compareTitles(a.title, b.title) || b.contentId - a.contentId
    : (a, b) => b.score - a.score || b.contentId - a.contentId;
}

/** Longer titles would make the cursor too long. */
const maxTitleLength = 500;

export function toRankingPosition({ score, title, contentId }: RankingPosition): RankingPosition {
  return { score, title: title.slice(0, maxTitleLength), contentId };
}
