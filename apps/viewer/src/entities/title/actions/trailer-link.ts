// The query parameters of a trailer that name its title.
import type { Card } from '@matinee/contract';
import { type LinkContext, toContentKind } from '@matinee/rules';

/** A series is named as such, because its page uses another call. */
export function createTrailerLink({ id, type }: Pick<Card, 'id' | 'type'>): LinkContext {
  return toContentKind(type) === 'series' ? { trailerFrom: id, seriesId: id } : { trailerFrom: id };
}
