import type { PromoItem } from '@matinee/contract';
import { pickText } from '@matinee/rules';
import type { RealmArtwork } from '../realm.queries.ts';
import type { PromoItemSetting } from './promo-items.policy.ts';

export function presentPromoItem(
  { id, title, text, buttonText, link, placements }: PromoItemSetting,
  { promoArtwork }: Pick<RealmArtwork, 'promoArtwork'>,
  languages: readonly string[],
): PromoItem {
  const artwork = Object.hasOwn(promoArtwork, id) ? promoArtwork[id] : undefined;
  const presentedText = text && pickText(text, languages);
  return {
    id,
    title: pickText(title, languages) ?? id,
    ...(presentedText && { text: presentedText }),
    ...(artwork && { artwork }),
    button: { ctaText: pickText(buttonText, languages) ?? id, link, handleClick: false },
    placements,
  };
}
