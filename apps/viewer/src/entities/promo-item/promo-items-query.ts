// The promo items of the viewer, for all placements. Pages with promo items have this query among their queries, so
// that documents contain the items.
import type { PromoItem, PromoItemList, PromoPlacement } from '@matinee/contract';
import { useQuery } from '@tanstack/react-query';
import { useEnvironment } from '../../shared/environment/environment.ts';
import { createPageQuery, type RequestContext } from '../../shared/query/page-query.ts';

/** More would push the next row too far down. */
const maxShownItems = 2;

export function createPromoItemsQuery({ caller, language }: RequestContext) {
  return createPageQuery<PromoItemList>({
    queryKey: ['promoItems', language],
    queryFn: ({ signal }) => caller.call('getPromoItems', { query: {}, signal }),
    staleTime: 300_000,
  });
}

/** The first promo items of a placement. None if they failed to load. */
export function usePromoItems(placement: PromoPlacement): readonly PromoItem[] {
  const { data } = useQuery(createPromoItemsQuery(useEnvironment()));
  const items = data?.promoItems.filter(({ placements }) => placements.includes(placement)) ?? [];
  return items.slice(0, maxShownItems);
}
