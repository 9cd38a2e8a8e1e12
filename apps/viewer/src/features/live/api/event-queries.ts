// Queries of the live event pages.
import type { Card, EventPage, LiveEvent, Paging, Schedule } from '@matinee/contract';
import { pageSizes } from '@matinee/rules';
import { createPagedQuery, type PagedQuery } from '../../../shared/paging/paged-query.ts';
import { createPageQuery, type RequestContext } from '../../../shared/query/page-query.ts';

export interface EventList {
  events: Card[];
  paging: Paging;
}

const callByListName = {
  live: { call: 'getLiveEvents', rpp: pageSizes.live },
  upcoming: { call: 'getUpcomingEvents', rpp: pageSizes.upcoming },
} as const;

export type EventListName = keyof typeof callByListName;

/** `startPage` is the number of the first page, from the URL. */
export function createEventsQuery(
  { caller, language }: RequestContext,
  listName: EventListName,
  startPage: string | null,
): PagedQuery<EventList> {
  const { call, rpp } = callByListName[listName];
  return createPagedQuery<EventList>({
    queryKey: ['events', listName, startPage, language],
    startCursor: startPage,
    readPage: async (cursor, signal) => {
      const response: EventPage = await caller.call(call, {
        query: { p: parsePageNumber(cursor), rpp },
        signal,
      });
      const hasMore = response.page < response.totalPages;
      return {
        events: response.events,
        paging: { lastSeen: hasMore ? String(response.page + 1) : null, moreDataAvailable: hasMore },
      };
    },
  });
}

function parsePageNumber(cursor: string | null): number {
  return cursor !== null && /^[1-9]\d{0,4}$/.test(cursor) ? Number(cursor) : 1;
}

export function createEventQuery({ caller, language }: RequestContext, id: string) {
  return createPageQuery<LiveEvent>({
    queryKey: ['event', id, language],
    queryFn: ({ signal }) => caller.call('getLiveEvent', { params: { id }, query: {}, signal }),
    staleTime: 5_000,
  });
}

export interface ScheduleParams {
  /** Null means today, in the viewer's zone. */
  day: string | null;
  zone: string;
  /** The cursor of the first page, from the URL. */
  startCursor: string | null;
}

export function createScheduleQuery(
  { caller, language }: RequestContext,
  { day, zone, startCursor }: ScheduleParams,
) {
  return createPagedQuery<Schedule>({
    queryKey: ['schedule', day, zone, language, startCursor],
    startCursor,
    readPage: (lastSeen, signal) => {
      const pageParams = { ...(day !== null && { day }), ...(lastSeen !== null && { lastSeen }) };
      return caller.call('getSchedule', { query: { zone, ...pageParams }, signal });
    },
  });
}
