import { type Refusal, refuse } from '../../../platform/errors/index.ts';
import { readItemCursor } from '../../titles/index.ts';

export interface ListCursor {
  /** Of the last title that the client has; null before the first one. */
  position: string | null;
  /** How many titles the client has. */
  count: number;
}

/** No position is used twice, so titles that come and go move no other. */
export function cursorOf(lastSeen: string | undefined): ListCursor | Refusal {
  if (lastSeen === undefined) return { position: null, count: 0 };
  const cursor = readItemCursor(lastSeen, 'decimal');
  if (!cursor) return refuse('badRequest', undefined, ['query.lastSeen: not a place in this list']);
  return { position: cursor.k, count: cursor.n };
}
