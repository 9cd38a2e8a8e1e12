// Pages of a list of titles, with a cursor.
import type { Paging } from '@matinee/contract';
import { z } from 'zod';
import { isRefusal, type Refusal } from '../../platform/errors/index.ts';
import {
  type CursorDefinition,
  cutPage,
  defineCursor,
  type Page,
  type PagingContext,
  readPage,
} from '../../platform/paging/index.ts';

export interface TitleItem {
  content_id: number;
  public_id: string;
  /** Sort key of the list. */
  key: string;
}

/** Titles with the same key are ordered by public id. */
export interface TitleSortKey {
  key: string;
  publicId: string;
}

export interface TitleListPage {
  ids: number[];
  paging: Paging;
  /** Number of titles on the previous pages. */
  rowsBefore: number;
}

export type TitleCursor = CursorDefinition<TitleSortKey>;

export function defineTitleCursor(name: string): TitleCursor {
  return defineCursor(name, z.object({ key: z.string(), publicId: z.string() }));
}

interface TitleListPageOptions {
  cursor: TitleCursor;
  size: number;
  /** Maximum number of titles in the whole list. */
  maxRows?: number | undefined;
}

const getKey = ({ key, public_id }: TitleItem): TitleSortKey => ({ key, publicId: public_id });

function presentPage({ rows, paging, rowsBefore }: Page<TitleItem>): TitleListPage {
  return { ids: rows.map(({ content_id }) => content_id), paging, rowsBefore };
}

export async function readTitleListPage(
  ctx: PagingContext,
  request: TitleListPageOptions & {
    lastSeen: string | undefined;
    read(after: TitleSortKey | null, limit: number): Promise<readonly TitleItem[]>;
  },
): Promise<TitleListPage | Refusal> {
  const page = await readPage(ctx, { ...request, getKey });
  return isRefusal(page) ? page : presentPage(page);
}

export function cutTitleListPage(
  ctx: PagingContext,
  items: readonly TitleItem[],
  options: TitleListPageOptions & { rowsBefore: number },
): TitleListPage {
  return presentPage(cutPage(ctx, items, { ...options, getKey }));
}
