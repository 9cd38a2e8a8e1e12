import type { Card } from '@matinee/contract';

/**
 * Whether an open page still lists an event that may have ended or started. Before hydration all events are
 * listed.
 */
export function isStillListed(
  { startDate, endDate }: Pick<Card, 'startDate' | 'endDate'>,
  listName: 'live' | 'upcoming',
  now: number | null,
): boolean {
  if (now === null) return true;
  const endOfListing = listName === 'live' ? endDate : startDate;
  return endOfListing === undefined || Date.parse(endOfListing) > now;
}
