// Pages by position: a row that is added or removed elsewhere in the list neither repeats nor hides a row of
// the next page.
import type { Paging } from '@matinee/contract';
import { isRefusal, type Refusal, refuse } from '../errors/index.ts';
import type { CursorDefinition, CursorPosition, Cursors } from './cursor.ts';

export interface PagingContext {
  readonly cursors: Cursors;
  readonly realm: { readonly id: number };
}

export interface ListPageRequest<Row, Key> {
  cursor: CursorDefinition<Key>;
  /** The cursor of the previous page. Without it, the page is the first one. */
  lastSeen: string | undefined;
  size: number;
  /** Maximum number of rows of the whole list. */
  maxRows?: number | undefined;
  /** Reads at most `limit` rows after the key, in the order of the list. */
  read(afterKey: Key | null, limit: number): Promise<readonly Row[]>;
  getKey(row: Row): Key;
}

export interface Page<Row> {
  rows: Row[];
  paging: Paging;
  /** Number of rows in the pages before this one. */
  rowsBefore: number;
}

export async function readPage<Row, Key>(
  ctx: PagingContext,
  { lastSeen, read, ...request }: ListPageRequest<Row, Key>,
): Promise<Page<Row> | Refusal> {
  const startPosition = readPosition(ctx, request.cursor, lastSeen);
  if (isRefusal(startPosition)) return startPosition;
  const rows = await read(startPosition?.key ?? null, request.size + 1);
  return cutPage(ctx, rows, { ...request, rowsBefore: startPosition?.rowsBefore ?? 0 });
}

/** The position after which a page starts; null for the first page. */
export function readPosition<Key>(
  { cursors, realm }: PagingContext,
  cursor: CursorDefinition<Key>,
  lastSeen: string | undefined,
): CursorPosition<Key> | null | Refusal {
  if (lastSeen === undefined) return null;
  const position = cursors.read(cursor, realm.id, lastSeen);
  return position ?? refuse('badRequest', undefined, ['query.lastSeen: is not a cursor of this list']);
}

export type CutPageOptions<Row, Key> = Omit<ListPageRequest<Row, Key>, 'lastSeen' | 'read'> & {
  rowsBefore: number;
};

/** Cuts the page and its cursor out of `rows`, which contain one more row than `size` when the list continues. */
export function cutPage<Row, Key>(
  { cursors, realm }: PagingContext,
  rows: readonly Row[],
  { cursor, getKey, size, rowsBefore, maxRows = Number.POSITIVE_INFINITY }: CutPageOptions<Row, Key>,
): Page<Row> {
  const remainingRows = Math.max(0, maxRows - rowsBefore);
  const pageRows = rows.slice(0, Math.min(size, remainingRows));
  const lastRow = pageRows.at(-1);
  const moreDataAvailable =
    lastRow !== undefined && rows.length > pageRows.length && pageRows.length < remainingRows;
  const position = moreDataAvailable && { key: getKey(lastRow), rowsBefore: rowsBefore + pageRows.length };
  return {
    rows: pageRows,
    paging: { lastSeen: position ? cursors.write(cursor, realm.id, position) : null, moreDataAvailable },
    rowsBefore,
  };
}
