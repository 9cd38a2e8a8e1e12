// Pages by position: rows that come or go elsewhere in the list neither double nor hide a row of the next page.
import type { Paging } from '@matinee/contract';
import { isRefusal, type Refusal, refuse } from '../errors/index.ts';
import type { CursorDefinition, Cursors, Position } from './cursor.ts';

export interface PagingContext {
  readonly cursors: Cursors;
  readonly realm: { readonly id: number };
}

export interface PageRequest<Row, Key> {
  cursor: CursorDefinition<Key>;
  /** The cursor of the page before; without it the list starts. */
  lastSeen: string | undefined;
  size: number;
  /** Maximum number of rows of the whole list. */
  maxRows?: number | undefined;
  /** Reads at most `limit` rows after the key, in the order of the list. */
  read(after: Key | null, limit: number): Promise<readonly Row[]>;
  keyOf(row: Row): Key;
}

export interface Page<Row> {
  rows: Row[];
  paging: Paging;
  /** How many rows the pages before this one had. */
  seen: number;
}

export async function readPage<Row, Key>(
  ctx: PagingContext,
  { lastSeen, read, ...request }: PageRequest<Row, Key>,
): Promise<Page<Row> | Refusal> {
  const after = readPosition(ctx, request.cursor, lastSeen);
  if (isRefusal(after)) return after;
  const rows = await read(after?.key ?? null, request.size + 1);
  return cutPage(ctx, rows, { ...request, seen: after?.seen ?? 0 });
}

/** Where a page starts; null at the start of the list. */
export function readPosition<Key>(
  { cursors, realm }: PagingContext,
  cursor: CursorDefinition<Key>,
  lastSeen: string | undefined,
): Position<Key> | null | Refusal {
  if (lastSeen === undefined) return null;
  const position = cursors.read(cursor, realm.id, lastSeen);
  return position ?? refuse('badRequest', undefined, ['query.lastSeen: is not a cursor of this list']);
}

export type PageSlice<Row, Key> = Omit<PageRequest<Row, Key>, 'lastSeen' | 'read'> & { seen: number };

/** The page and its cursor, out of rows of which there is one more than `size` when the list continues. */
export function cutPage<Row, Key>(
  { cursors, realm }: PagingContext,
  rows: readonly Row[],
  { cursor, keyOf, size, seen, maxRows = Number.POSITIVE_INFINITY }: PageSlice<Row, Key>,
): Page<Row> {
  const remaining = Math.max(0, maxRows - seen);
  const page = rows.slice(0, Math.min(size, remaining));
  const last = page.at(-1);
  const moreDataAvailable = last !== undefined && rows.length > page.length && page.length < remaining;
  const position = moreDataAvailable && { key: keyOf(last), seen: seen + page.length };
  return {
    rows: page,
    paging: { lastSeen: position ? cursors.write(cursor, realm.id, position) : null, moreDataAvailable },
    seen,
  };
}
