import type { Card } from '@matinee/contract';

/** A page that stays open drops what is over, or has begun. Before the time is known everything is shown. */
export function isStillListed(
  { startDate, endDate }: Pick<Card, 'startDate' | 'endDate'>,
  which: 'live' | 'upcoming',
  now: number | null,
): boolean {
  if (now === null) return true;
  const until = which === 'live' ? endDate : startDate;
  return until === undefined || Date.parse(until) > now;
}
