// The schedule of a day loads some channels at a time. A URL without a date shows today, so its schedule changes at
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
export function useScheduleDayEnd(todaySchedule: Schedule | undefined, queryKey: QueryKey): void {
  const dayTimes = todaySchedule && {
    contentContext: 'LIVE' as const,
    startsAt: todaySchedule.from,
    endsAt: todaySchedule.to,
  };
  useEventTransition(dayTimes, queryKey);
}
