import type { Handlers } from '../../calls/index.ts';
import { type EventServices, readEvent, readVodOfEvent } from './operations/read-event.ts';
import { readEvents } from './operations/read-events.ts';
import { readSchedule } from './operations/read-schedule.ts';

export function createLiveHandlers(
  services: EventServices,
): Handlers<'getLiveEvents' | 'getUpcomingEvents' | 'getLiveEvent' | 'getEventVod' | 'getSchedule'> {
  const { loadCards } = services;
  return {
    getLiveEvents: ({ query }, ctx) => readEvents(loadCards, ctx, 'live', query),
    getUpcomingEvents: ({ query }, ctx) => readEvents(loadCards, ctx, 'upcoming', query),
    getLiveEvent: ({ params }, ctx) => readEvent(services, ctx, params.id),
    getEventVod: ({ params }, ctx) => readVodOfEvent(services, ctx, params.id),
    getSchedule: ({ query }, ctx) => readSchedule(loadCards, ctx, query),
  };
}
