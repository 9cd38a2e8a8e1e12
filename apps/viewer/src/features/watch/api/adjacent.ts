import type { AdjacentVods } from '@matinee/contract';
import { pageSizes } from '@matinee/rules';
import type { Asking } from '../../../environment/queries.ts';
import { pageQuery } from '../../../environment/queries.ts';

/** The episodes on both sides of one. */
export function adjacentQuery({ caller, language }: Asking, id: string) {
  return pageQuery<AdjacentVods>({
    queryKey: ['adjacent', id, language],
    queryFn: ({ signal }) =>
      caller.call('getAdjacentVideos', { params: { id }, query: { size: pageSizes.adjacentItems }, signal }),
  });
}
