// The schedule of a day loads in pages of channels. A URL without a date shows today, so its page changes at
// midnight.
import type { Schedule } from '@matinee/contract';
import type { QueryKey } from '@tanstack/react-query';
import { useEventTransition } from './use-event-transition.ts';

export function joinSchedulePages(pages: readonly Schedule[] | undefined): Schedule | undefined {
  const [firstPage] = pages ?? [];
  if (!firstPage || !pages) return undefined;
  return {
    ...firstPage,
    events: pages.flatMap(({ events }) => events),
    channels: pages.flatMap(({ channels }) => channels),
    programmes: pages.flatMap(({ programmes }) => programmes),
  };
}

/** Refetches today's schedule when the day ends. */
export function useScheduleDayEnd(today: Schedule | undefined, queryKey: QueryKey): void {
  const dayTimes = today && { context: 'LIVE' as const, startsAt: today.from, endsAt: today.to };
  useEventTransition(dayTimes, queryKey);
}
