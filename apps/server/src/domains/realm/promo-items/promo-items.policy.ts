// Decides who sees a promo item, and when.
import type { RealmFile } from '@matinee/contract';
import type { RealmContext, Viewer } from '../../../calls/index.ts';

export type PromoItemSetting = RealmFile['promoItems'][number];

export interface PromoViewer {
  viewer: Pick<Viewer, 'isGuest' | 'licences'>;
  language: string;
}

/** Whether an item addresses a viewer, by its audience, its languages and the licence that the viewer must not hold. */
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

/** The number of starts and ends of promo items up to an instant. While it stays the same, viewers see the same items. */
export function countPassedPromoTimes({ settings }: RealmContext, now: Temporal.Instant): number {
  const times = settings.promoItems.flatMap(({ from, to }) => [from, to]);
  return times.filter((time) => time !== undefined && Temporal.Instant.compare(time, now) <= 0).length;
}
