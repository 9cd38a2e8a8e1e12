// What happens on one day of a time zone. The day is as long as it is there: 23, 24 or 25 hours.
import type { Schedule } from '@matinee/contract';
import { z } from 'zod';
import type { CallContext } from '../../../calls/index.ts';
import { isRefusal, type Refusal, refuse } from '../../../platform/errors/index.ts';
import { defineCursor, readPosition } from '../../../platform/paging/index.ts';
import { presentProgramme, selectChannels, selectProgrammes } from '../../epg/index.ts';
import type { LoadCards } from '../../titles/index.ts';
import { selectEventsBetween } from '../live.queries.ts';

/** How many events of the day the client has, and the number of its last channel. */
const scheduleCursor = defineCursor(
  'events and channels of a day',
  z.object({ events: z.number(), channel: z.number() }),
);

const daysBefore = 1;
const daysAfter = 7;
const eventsAtOnce = 60;

interface ScheduleInput {
  day?: string | undefined;
  zone: string;
  /** Channels of a page. */
  rpp: number;
  lastSeen?: string | undefined;
}

export async function readSchedule(
  loadCards: LoadCards,
  ctx: CallContext,
  { day: wanted, zone, rpp, lastSeen }: ScheduleInput,
): Promise<Schedule | Refusal> {
  const { db, realm, now, languages } = ctx;
  const today = dayIn(zone, now);
  if (!today) return refuse('badRequest', undefined, ['query.zone: not a time zone']);
  const after = readPosition(ctx, scheduleCursor, lastSeen);
  if (isRefusal(after)) return after;
  const { events: eventsSeen, channel: channelSeen } = after?.key ?? { events: 0, channel: 0 };
  const day = wanted === undefined ? today : Temporal.PlainDate.from(wanted);
  const from = day.toZonedDateTime(zone).startOfDay().toInstant();
  const to = day.add({ days: 1 }).toZonedDateTime(zone).startOfDay().toInstant();
  const params = { realmId: realm.id, now };
  const [events, channels] = await Promise.all([
    selectEventsBetween(db, { ...params, from, to, limit: eventsAtOnce + 1, offset: eventsSeen }),
    selectChannels(db, params),
  ]);
  const eventIds = events.slice(0, eventsAtOnce);
  const left = channels.filter(({ number }) => number > channelSeen);
  const shown = left.slice(0, rpp);
  const channelIds = shown.map(({ id }) => id);
  const programmes = await selectProgrammes(db, {
    ...params,
    from,
    to,
    channelKeys: channelIds,
    after: null,
    limit: null,
  });
  const hasMore = events.length > eventIds.length || left.length > shown.length;
  const next = {
    key: { events: eventsSeen + eventIds.length, channel: shown.at(-1)?.number ?? channelSeen },
    rowsBefore: (after?.rowsBefore ?? 0) + shown.length,
  };
  const loaded = await loadCards(ctx, { ids: [...eventIds, ...channelIds] });
  const days = Array.from({ length: daysBefore + 1 + daysAfter }, (_, at) =>
    today.add({ days: at - daysBefore }).toString(),
  );
  return {
    day: day.toString(),
    zone,
    from: from.toString(),
    to: to.toString(),
    days,
    events: loaded.cards(eventIds),
    channels: loaded.cards(channelIds),
    programmes: programmes.map((row) => presentProgramme(row, languages)),
    paging: {
      lastSeen: hasMore ? ctx.cursors.write(scheduleCursor, realm.id, next) : null,
      moreDataAvailable: hasMore,
    },
  };
}

function dayIn(zone: string, now: Temporal.Instant): Temporal.PlainDate | undefined {
  try {
    return now.toZonedDateTimeISO(zone).toPlainDate();
  } catch {
    return undefined;
  }
}
