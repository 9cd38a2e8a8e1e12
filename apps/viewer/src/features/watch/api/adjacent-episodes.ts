import type { AdjacentVods } from '@matinee/contract';
import { pageSizes } from '@matinee/rules';
import type { Asking } from '../../../shared/query/page-query.ts';
import { pageQuery } from '../../../shared/query/page-query.ts';

/** The episodes on both sides of one. */
export function adjacentQuery({ caller, language }: Asking, id: string) {
  return pageQuery<AdjacentVods>({
    queryKey: ['adjacent', id, language],
    queryFn: ({ signal }) =>
      caller.call('getAdjacentVideos', { params: { id }, query: { size: pageSizes.adjacentItems }, signal }),
  });
}
