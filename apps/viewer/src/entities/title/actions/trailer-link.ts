// What the address of a trailer says it is about.
import type { Card } from '@matinee/contract';
import { type LinkContext, toContentKind } from '@matinee/rules';

/** A series is named as such, so that its trailer's page knows what to ask for. */
export function createTrailerLink({ id, type }: Pick<Card, 'id' | 'type'>): LinkContext {
  return toContentKind(type) === 'series' ? { trailerFrom: id, seriesId: id } : { trailerFrom: id };
}
