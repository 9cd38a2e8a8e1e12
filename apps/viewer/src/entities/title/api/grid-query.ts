import type { ContentGrid, ContentType, GridCard, GridSort } from '@matinee/contract';
import { createPagedQuery, type PagedQuery } from '../../../shared/paging/paged-query.ts';
import type { RequestContext } from '../../../shared/query/page-query.ts';

export interface GridParams {
  id: string;
  genre?: string | undefined;
  type?: ContentType | undefined;
  sort?: GridSort | undefined;
  /** The start cursor in the URL. */
  lastSeen: string | null;
}

export function createGridQuery(
  { caller, language }: RequestContext,
  params: GridParams,
): PagedQuery<ContentGrid> {
  const { id, genre, type, sort, lastSeen: startCursor } = params;
  return createPagedQuery<ContentGrid>({
    queryKey: ['grid', id, genre ?? null, type ?? null, sort ?? null, startCursor, language],
    startCursor,
    readPage: async (lastSeen, signal) => {
      const query = { id, genre, type, sort, ...(lastSeen !== null && { lastSeen }) };
      const page = await caller.call('getContentGrid', { query, signal });
      return { ...page, contentList: page.contentList.map(toCachedCard) };
    },
  });
}

/** Drops the fields that grid cards do not show, because long lists stay in the cache. */
function toCachedCard({ description, poster, thumbnail, thumbnailUrl, genres, ...card }: GridCard): GridCard {
  const image = thumbnail ?? poster;
  return { ...card, ...(image && { thumbnail: image }), ...(genres && { genres: genres.slice(0, 1) }) };
}

/** The grid id in the URL; all titles by default. */
export const parseGridParams = (search: URLSearchParams): GridParams => ({
  id: search.get('id') || 'all',
  lastSeen: search.get('lastSeen'),
});

export const parseReleasesParams = (search: URLSearchParams): GridParams => ({
  id: 'releases',
  lastSeen: search.get('lastSeen'),
});
