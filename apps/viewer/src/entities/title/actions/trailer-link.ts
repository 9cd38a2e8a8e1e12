// The query parameters of a trailer that identify its title.
import type { Card } from '@matinee/contract';
import { type LinkContext, toContentKind } from '@matinee/rules';

/** A series also needs `seriesId`, because another API call returns its trailers. */
export function createTrailerLink({ id, type }: Pick<Card, 'id' | 'type'>): LinkContext {
  return toContentKind(type) === 'series' ? { trailerFrom: id, seriesId: id } : { trailerFrom: id };
}
