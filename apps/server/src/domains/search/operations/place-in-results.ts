// Where a page of what was found ends: the worth of its last title, when that was published, and which it is. What comes or
// goes before that place moves nothing behind it.
import { z } from 'zod';
import type { Executor } from '../../../platform/database/index.ts';
import { findContent, readItemCursor, writeCursor } from '../../titles/index.ts';
import type { Candidate } from '../queries/candidate.queries.ts';

export type Place = Pick<Candidate, 'published' | 'id'> & { score: number };

/** The order of what was found. */
export function compareFound(one: Place, other: Place): number {
  return other.score - one.score || other.published - one.published || one.id - other.id;
}

const key = z.tuple([z.number(), z.number()]);

export function writePlace({ score, published }: Place, publicId: string, n: number): string {
  return writeCursor({ k: JSON.stringify([score, published]), c: publicId, n });
}

/** Undefined when it is none of ours. */
export async function readPlace(
  executor: Executor,
  realmId: number,
  lastSeen: string,
): Promise<Place | undefined> {
  const cursor = readItemCursor(lastSeen, 'text');
  const parsed = key.safeParse(cursor && parse(cursor.k));
  if (!cursor || !parsed.success) return undefined;
  const content = await findContent(executor, { realmId, publicId: cursor.c });
  const [score, published] = parsed.data;
  // Of a title that is no more, those that are worth as much count as seen.
  return { score, published, id: content?.id ?? Number.POSITIVE_INFINITY };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
