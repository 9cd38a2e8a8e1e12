// Live events and schedules.
import { z } from 'zod';
import { instant } from '../fields/instant.ts';
import { pageNumbersWithPaging } from '../fields/page-numbers.ts';
import { artwork, card } from './content.ts';
import { programme } from './guide.ts';
import { paging } from './section.ts';
import { containerDetails } from './series.ts';

/** A page of events, by number. */
export const eventPage = z.object({ events: z.array(card), ...pageNumbersWithPaging });
export type EventPage = z.infer<typeof eventPage>;

/** Everything that the page of a live event shows. */
export const liveEvent = card
  .omit({ startDate: true, endDate: true, contentContext: true })
  .extend(containerDetails.omit({ people: true }).shape)
  .extend({
    externalId: z.string().optional(),
    startDate: instant,
    /** The planned end, or the actual one of an event that was ended early. */
    endDate: instant,
    contentContext: z.enum(['UPCOMING', 'LIVE', 'ENDED']),
    /** The competition that the event belongs to, and its venue. */
    competition: z.string().optional(),
    venue: z.string().optional(),
    logo: artwork.optional(),
    /** Duration of the film of a premiere in seconds, while the event is live. */
    duration: z.number().optional(),
    /** Whether the event is live and has a stream, regardless of the viewer's access. */
    hasStream: z.boolean(),
    /** After the end: the video to watch instead. */
    vod: card.optional(),
  });
export type LiveEvent = z.infer<typeof liveEvent>;

/** An event that goes live, as open pages receive it. */
export const liveToast = z.object({
  id: z.string(),
  title: z.string(),
  thumbnailUrl: z.string().nullable(),
  /** The video of a premiere. */
  videoId: z.string().optional(),
});
export type LiveToast = z.infer<typeof liveToast>;

/** The events and programmes of one day in a time zone. The day may have 23 to 25 hours. */
export const schedule = z.object({
  /** ISO 8601 date and IANA zone. */
  day: z.string(),
  zone: z.string(),
  /** The day, up to but not including `to`. */
  from: instant,
  to: instant,
  /** Days that can be picked, in order. */
  days: z.array(z.string()),
  /** Events of this page that run on that day, by start time. */
  events: z.array(card),
  /** Channels of this page, by number. */
  channels: z.array(card),
  /** All programmes of these channels on that day, by start time. */
  programmes: z.array(programme),
  paging,
});
export type Schedule = z.infer<typeof schedule>;
