import type { Handlers } from '../../../calls/index.ts';
import type { RealmRegistry } from '../realm-registry.ts';
import { isAddressedTo, isInPeriod } from './promo-items.policy.ts';
import { presentPromoItem } from './promo-items.present.ts';

export function createPromoItemHandlers(
  realms: Pick<RealmRegistry, 'getArtwork'>,
): Handlers<'getPromoItems'> {
  return {
    async getPromoItems({ query }, { realm, viewer, language, languages, now }) {
      const items = realm.settings.promoItems.filter(
        (item) =>
          (query.placement === undefined || item.placements.includes(query.placement)) &&
          isAddressedTo(item, { viewer, language }) &&
          isInPeriod(item, now),
      );
      const artwork = realms.getArtwork(realm);
      return { promoItems: items.map((item) => presentPromoItem(item, artwork, languages)) };
    },
  };
}
