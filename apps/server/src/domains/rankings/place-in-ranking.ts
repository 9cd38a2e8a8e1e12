// Where a page of a ranking ends: at the worth, or the name, of its last title, and which that is. Rankings are counted
// anew all the time; what comes, goes or moves before that place moves nothing behind it.
import type { RankingSort } from '@matinee/rules';
import type { Executor } from '../../platform/database/index.ts';
import { findContent, readItemCursor, writeCursor } from '../titles/index.ts';

export interface Place {
  worth: number;
  title: string;
  contentId: number;
}

/** The order that was asked for; names are compared as the language has it. */
export type Order = (one: Place, other: Place) => number;

export function orderBy(sort: RankingSort, byName: (one: string, other: string) => number): Order {
  return sort === 'title'
    ? (one, other) => byName(one.title, other.title) || other.contentId - one.contentId
    : (one, other) => other.worth - one.worth || other.contentId - one.contentId;
}

/** A cursor's key has no room for more of a name. */
const mostOfName = 500;

export function writePlace(sort: RankingSort, { worth, title }: Place, publicId: string, n: number): string {
  return writeCursor({
    k: sort === 'title' ? title.slice(0, mostOfName) : String(worth),
    c: publicId,
    n,
  });
}

export interface AfterPlace extends Place {
  publicId: string;
  /** How many titles were given out before. */
  seen: number;
}

/** Undefined when it is no place in a ranking of this order. */
export async function readPlace(
  executor: Executor,
  { realmId, sort, lastSeen }: { realmId: number; sort: RankingSort; lastSeen: string },
): Promise<AfterPlace | undefined> {
  const cursor = readItemCursor(lastSeen, 'text');
  if (!cursor) return undefined;
  const worth = sort === 'title' ? 0 : Number(cursor.k || 'none');
  if (!Number.isFinite(worth)) return undefined;
  const content = await findContent(executor, { realmId, publicId: cursor.c });
  return {
    worth,
    title: sort === 'title' ? cursor.k : '',
    // Of a title that is no more, those that are worth as much count as seen.
    contentId: content?.id ?? 0,
    publicId: cursor.c,
    seen: cursor.n,
  };
}
