import type { AdjacentVods } from '@matinee/contract';
import { pageSizes } from '@matinee/rules';
import { createPageQuery, type RequestContext } from '../../../shared/query/page-query.ts';

/** The episodes before and after an episode. */
export function createAdjacentEpisodesQuery({ caller, language }: RequestContext, id: string) {
  return createPageQuery<AdjacentVods>({
    queryKey: ['adjacent-episodes', id, language],
    queryFn: ({ signal }) =>
      caller.call('getAdjacentVideos', { params: { id }, query: { size: pageSizes.adjacentItems }, signal }),
  });
}
