import type { AdjacentVods } from '@matinee/contract';
import { pageSizes } from '@matinee/rules';
import { pageQuery, type RequestContext } from '../../../shared/query/page-query.ts';

/** The episodes before and after an episode. */
export function adjacentEpisodesQuery({ caller, language }: RequestContext, id: string) {
  return pageQuery<AdjacentVods>({
    queryKey: ['adjacent', id, language],
    queryFn: ({ signal }) =>
      caller.call('getAdjacentVideos', { params: { id }, query: { size: pageSizes.adjacentItems }, signal }),
  });
}
