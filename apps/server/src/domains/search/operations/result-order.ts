// The order of search results and the cursor of a page. The cursor holds the sort key of a result, so titles
// that are added or removed before it cause no gap and no duplicate.
import { z } from 'zod';
import { defineCursor } from '../../../platform/paging/index.ts';

const resultSortKeySchema = z.object({ score: z.number(), published: z.number(), id: z.number() });
export type ResultSortKey = z.infer<typeof resultSortKeySchema>;

export const resultCursor = defineCursor('search results by score', resultSortKeySchema);

export function compareResults(left: ResultSortKey, right: ResultSortKey): number {
  return right.score - left.score || right.published - left.published || left.id - right.id;
}

export function toResultSortKey({ score, published, id }: ResultSortKey): ResultSortKey {
  return { score, published, id };
}
