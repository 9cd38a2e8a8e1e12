// Sort order and cursors of rankings. The cursor is a sort key instead of an index, so that titles that
// enter, leave or move before it shift no other titles.
import type { RankingSort } from '@matinee/rules';
import { z } from 'zod';
import { defineCursor } from '../../platform/paging/index.ts';

const rankingSortKeySchema = z.object({ score: z.number(), title: z.string(), contentId: z.number() });
export type RankingSortKey = z.infer<typeof rankingSortKeySchema>;

const cursors = {
  score: defineCursor('ranking by score', rankingSortKeySchema),
  title: defineCursor('ranking by title', rankingSortKeySchema),
};

export const getRankingCursor = (sort: RankingSort) => (sort === 'title' ? cursors.title : cursors.score);

/** Compares two sort keys. Titles are compared by the rules of the language. */
export type RankingComparator = (a: RankingSortKey, b: RankingSortKey) => number;

export function createRankingComparator(
  sort: RankingSort,
  compareTitles: (a: string, b: string) => number,
): RankingComparator {
  return sort === 'title'
    ? (a, b) => compareTitles(a.title, b.title) || b.contentId - a.contentId
    : (a, b) => b.score - a.score || b.contentId - a.contentId;
}

/** Longer titles would make the cursor too long. */
const maxTitleLength = 500;

export function toRankingSortKey({ score, title, contentId }: RankingSortKey): RankingSortKey {
  return { score, title: title.slice(0, maxTitleLength), contentId };
}
