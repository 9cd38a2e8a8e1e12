// The order of search results, and the position at which a page of them ends: a title that comes or goes before that
// position moves none after it.
import { z } from 'zod';
import { defineCursor } from '../../../platform/paging/index.ts';

const position = z.object({ score: z.number(), published: z.number(), id: z.number() });
export type ResultPosition = z.infer<typeof position>;

export const resultCursor = defineCursor('search results by score', position);

export function compareResults(one: ResultPosition, other: ResultPosition): number {
  return other.score - one.score || other.published - one.published || one.id - other.id;
}

export function positionOf({ score, published, id }: ResultPosition): ResultPosition {
  return { score, published, id };
}
