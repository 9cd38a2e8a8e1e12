// Decides who sees a promo item, and when.
import type { RealmFile } from '@matinee/contract';
import type { RealmContext, Viewer } from '../../../calls/index.ts';

export type PromoItemSetting = RealmFile['promoItems'][number];

export interface PromoViewer {
  viewer: Pick<Viewer, 'isGuest' | 'licences'>;
  language: string;
}

/** Whether a viewer belongs to the audience of an item, in a language of the item. */
export function isAddressedTo(
  { audience, withoutLicence, languages }: PromoItemSetting,
  { viewer, language }: PromoViewer,
): boolean {
  if (languages && !languages.includes(language)) return false;
  if (withoutLicence !== undefined && viewer.licences.has(withoutLicence)) return false;
  return audience === 'everyone' || viewer.isGuest === (audience === 'guests');
}

/** Whether an instant is in the period of an item: from `from` up to, not including, `to`. */
export function isInPeriod({ from, to }: PromoItemSetting, now: Temporal.Instant): boolean {
  const hasPassed = (time: string) => Temporal.Instant.compare(time, now) <= 0;
  return (from === undefined || hasPassed(from)) && (to === undefined || !hasPassed(to));
}

/** The number of starts and ends of promo items before an instant. While it is the same, so are the shown items. */
export function countPromoChanges({ settings }: RealmContext, now: Temporal.Instant): number {
  const times = settings.promoItems.flatMap(({ from, to }) => [from, to]);
  return times.filter((time) => time !== undefined && Temporal.Instant.compare(time, now) <= 0).length;
}
