// The order of search results and the cursor of a page. The cursor holds the position of a result, so titles
// that are added or removed before it cause no gap and no duplicate.
import { z } from 'zod';
import { defineCursor } from '../../../platform/paging/index.ts';

const resultPositionSchema = z.object({ score: z.number(), published: z.number(), id: z.number() });
export type ResultPosition = z.infer<typeof resultPositionSchema>;

export const resultCursor = defineCursor('search results by score', resultPositionSchema);

export function compareResults(left: ResultPosition, right: ResultPosition): number {
  return right.score - left.score || right.published - left.published || left.id - right.id;
}

export function toResultPosition({ score, published, id }: ResultPosition): ResultPosition {
  return { score, published, id };
}
