import type { BrowseOptions, ContentType, GridSort } from '@matinee/contract';
import { toContentKind } from '@matinee/rules';
import type { GridParams } from '../../../entities/title/api/grid-query.ts';
import { createPageQuery, type RequestContext } from '../../../shared/query/page-query.ts';

export function createBrowseOptionsQuery({ caller, language }: RequestContext) {
  return createPageQuery<BrowseOptions>({
    queryKey: ['browse', language],
    queryFn: ({ signal }) => caller.call('getBrowse', { query: {}, signal }),
  });
}

export interface BrowseFilters {
  genre?: string;
  type?: ContentType;
  sort?: GridSort;
}

const browsableTypes: readonly ContentType[] = ['VIDEO', 'SERIES', 'SEASON_VIDEO', 'PLAYLIST'];
const knownSorts: readonly string[] = ['newest', 'added', 'title'];

/**
 * Ignores types that the page does not filter by and unknown sort orders. Accepts every name of a type, such as
 * `VOD` for `VIDEO`.
 */
export function parseBrowseFilters(search: URLSearchParams): BrowseFilters {
  const genre = search.get('genre');
  const kind = toContentKind(search.get('type') ?? '');
  const type = browsableTypes.find((browsableType) => toContentKind(browsableType) === kind);
  const sort = search.get('sort');
  return {
    ...(genre && { genre }),
    ...(type && { type }),
    ...(sort && knownSorts.includes(sort) && { sort: sort as GridSort }),
  };
}

export const typeLabelKeys: Partial<Record<ContentType, string>> = {
  VIDEO: 'typeVideo',
  SERIES: 'typeSeries',
  SEASON_VIDEO: 'typeEpisode',
  PLAYLIST: 'typePlaylist',
};

export const createBrowseGridParams = (search: URLSearchParams): GridParams => ({
  id: 'all',
  ...parseBrowseFilters(search),
  lastSeen: search.get('lastSeen'),
});
