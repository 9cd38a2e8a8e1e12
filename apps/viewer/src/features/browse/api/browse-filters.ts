// What is chosen on the page for browsing. The address says it, so that it can be kept, shared and gone back to.
import type { ContentType, GridSort } from '@matinee/contract';
import type { GridAsk } from '../../../entities/title/api/grid-query.ts';

export interface Refines {
  genre?: string;
  type?: ContentType;
  sort?: GridSort;
}

const types: readonly string[] = ['VIDEO', 'SERIES', 'SEASON_VIDEO', 'PLAYLIST'];
const sorts: readonly string[] = ['newest', 'added', 'title'];

/** What an address asks for that is none of these is as good as not asked for. */
export function refinesIn(search: URLSearchParams): Refines {
  const genre = search.get('genre');
  const type = search.get('type');
  const sort = search.get('sort');
  return {
    ...(genre && { genre }),
    ...(type && types.includes(type) && { type: type as ContentType }),
    ...(sort && sorts.includes(sort) && { sort: sort as GridSort }),
  };
}

export const typeLabels: Partial<Record<ContentType, string>> = {
  VIDEO: 'typeVideo',
  SERIES: 'typeSeries',
  SEASON_VIDEO: 'typeEpisode',
  PLAYLIST: 'typePlaylist',
};

export const browseAskOf = (search: URLSearchParams): GridAsk => ({
  id: 'all',
  ...refinesIn(search),
  lastSeen: search.get('lastSeen'),
});
