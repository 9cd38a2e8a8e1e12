import type { Handlers } from '../../calls/index.ts';
import { type EventServices, readEvent, readVodOfEvent } from './operations/read-event.ts';
import { readEvents } from './operations/read-events.ts';
import { readSchedule } from './operations/read-schedule.ts';

type LiveCall =
  | 'getEvents'
  | 'getLiveEvents'
  | 'getUpcomingEvents'
  | 'getLiveEvent'
  | 'getEventForPlayer'
  | 'getEventVod'
  | 'getSchedule';

export function createLiveHandlers(services: EventServices): Handlers<LiveCall> {
  const { loadCards } = services;
  return {
    getEvents: ({ query }, ctx) => readEvents(loadCards, ctx, 'all', query),
    getLiveEvents: ({ query }, ctx) => readEvents(loadCards, ctx, 'live', query),
    getUpcomingEvents: ({ query }, ctx) => readEvents(loadCards, ctx, 'upcoming', query),
    getLiveEvent: ({ params }, ctx) => readEvent(services, ctx, params.id),
    getEventForPlayer: ({ params }, ctx) => readEvent(services, ctx, params.id),
    getEventVod: ({ params }, ctx) => readVodOfEvent(services, ctx, params.id),
    getSchedule: ({ query }, ctx) => readSchedule(loadCards, ctx, query),
  };
}
