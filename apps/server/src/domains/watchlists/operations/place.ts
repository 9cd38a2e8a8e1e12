import { type Refusal, refuse } from '../../../platform/errors/index.ts';
import { type ItemCursor, readItemCursor } from '../../titles/index.ts';

/** Before the first title. */
const start: ItemCursor = { k: '0', c: '', n: 0 };

/** A place in a list is a position, which no title is ever given again: what comes and goes moves no other. */
export function placeOf(lastSeen: string | undefined): ItemCursor | Refusal {
  if (lastSeen === undefined) return start;
  const place = readItemCursor(lastSeen, 'number');
  return place ?? refuse('badRequest', undefined, ['query.lastSeen: not a place in this list']);
}
