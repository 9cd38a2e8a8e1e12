// Events and programmes of one day in a time zone. A day has 23 or 25 hours when the clocks change.
import type { Schedule } from '@matinee/contract';
import { z } from 'zod';
import type { CallContext } from '../../../calls/index.ts';
import { isRefusal, type Refusal, refuse } from '../../../platform/errors/index.ts';
import { defineCursor, readPosition } from '../../../platform/paging/index.ts';
import { presentProgramme, selectChannels, selectProgrammes } from '../../epg/index.ts';
import type { LoadCards } from '../../titles/index.ts';
import { selectEventIdsBetween } from '../live.queries.ts';

/** How many events the client has already received, and the channel number of the last channel it received. */
const scheduleCursor = defineCursor(
  'events and channels of a day',
  z.object({ events: z.number(), channel: z.number() }),
);

const daysBefore = 1;
const daysAfter = 7;
const maxEventsPerPage = 60;

interface ScheduleInput {
  day?: string | undefined;
  zone: string;
  /** Channels per page. */
  rpp: number;
  lastSeen?: string | undefined;
}

export async function readSchedule(
  loadCards: LoadCards,
  ctx: CallContext,
  { day: requestedDay, zone, rpp, lastSeen }: ScheduleInput,
): Promise<Schedule | Refusal> {
  const { db, realm, now, languages } = ctx;
  const today = findToday(zone, now);
  if (!today) return refuse('badRequest', undefined, ['query.zone: not a time zone']);
  const startPosition = readPosition(ctx, scheduleCursor, lastSeen);
  if (isRefusal(startPosition)) return startPosition;
  const { events: eventOffset, channel: lastChannel } = startPosition?.key ?? { events: 0, channel: 0 };
  const day = requestedDay === undefined ? today : Temporal.PlainDate.from(requestedDay);
  const from = day.toZonedDateTime(zone).startOfDay().toInstant();
  const to = day.add({ days: 1 }).toZonedDateTime(zone).startOfDay().toInstant();
  const params = { realmId: realm.id, now };
  const [foundEventIds, channels] = await Promise.all([
    selectEventIdsBetween(db, { ...params, from, to, limit: maxEventsPerPage + 1, offset: eventOffset }),
    selectChannels(db, params),
  ]);
  const eventIds = foundEventIds.slice(0, maxEventsPerPage);
  const remainingChannels = channels.filter(({ number }) => number > lastChannel);
  const pageChannels = remainingChannels.slice(0, rpp);
  const channelIds = pageChannels.map(({ id }) => id);
  const programmes = await selectProgrammes(db, {
    ...params,
    from,
    to,
    channelIds,
    after: null,
    limit: null,
  });
  const hasMore = foundEventIds.length > eventIds.length || remainingChannels.length > pageChannels.length;
  const nextPosition = {
    key: { events: eventOffset + eventIds.length, channel: pageChannels.at(-1)?.number ?? lastChannel },
    rowsBefore: (startPosition?.rowsBefore ?? 0) + pageChannels.length,
  };
  const loadedCards = await loadCards(ctx, { ids: [...eventIds, ...channelIds] });
  const days = Array.from({ length: daysBefore + 1 + daysAfter }, (_, index) =>
    today.add({ days: index - daysBefore }).toString(),
  );
  return {
    day: day.toString(),
    zone,
    from: from.toString(),
    to: to.toString(),
    days,
    events: loadedCards.getCards(eventIds),
    channels: loadedCards.getCards(channelIds),
    programmes: programmes.map((row) => presentProgramme(row, languages)),
    paging: {
      lastSeen: hasMore ? ctx.cursors.write(scheduleCursor, realm.id, nextPosition) : null,
      moreDataAvailable: hasMore,
    },
  };
}

function findToday(zone: string, now: Temporal.Instant): Temporal.PlainDate | undefined {
  try {
    return now.toZonedDateTimeISO(zone).toPlainDate();
  } catch {
    return undefined;
  }
}
