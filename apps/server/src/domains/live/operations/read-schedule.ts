// What happens on one day of a time zone. The day is as long as it is there: 23, 24 or 25 hours.
import type { Schedule } from '@matinee/contract';
import type { CallContext } from '../../../calls/index.ts';
import { type Refusal, refuse } from '../../../platform/errors/index.ts';
import { presentProgramme, selectChannels, selectProgrammes } from '../../epg/index.ts';
import type { DealCards } from '../../titles/index.ts';
import { selectEventsBetween } from '../live.queries.ts';
import { readScheduleCursor, writeScheduleCursor } from '../schedule-cursor.ts';

const daysBefore = 1;
const daysAfter = 7;
const eventsAtOnce = 60;

interface Asked {
  day?: string | undefined;
  zone: string;
  /** Channels of a page. */
  rpp: number;
  lastSeen?: string | undefined;
}

export async function readSchedule(
  deal: DealCards,
  ctx: CallContext,
  { day: wanted, zone, rpp, lastSeen }: Asked,
): Promise<Schedule | Refusal> {
  const { db, realm, now, languages } = ctx;
  const today = dayIn(zone, now);
  if (!today) return refuse('badRequest', undefined, ['query.zone: not a time zone']);
  const seen = lastSeen === undefined ? { e: 0, c: 0 } : readScheduleCursor(lastSeen);
  if (!seen) return refuse('badRequest', undefined, ['query.lastSeen: not a place in a day']);
  const day = wanted === undefined ? today : Temporal.PlainDate.from(wanted);
  const from = day.toZonedDateTime(zone).startOfDay().toInstant();
  const to = day.add({ days: 1 }).toZonedDateTime(zone).startOfDay().toInstant();
  const asked = { realmId: realm.id, now };
  const [events, channels] = await Promise.all([
    selectEventsBetween(db, { ...asked, from, to, limit: eventsAtOnce + 1, offset: seen.e }),
    selectChannels(db, asked),
  ]);
  const eventIds = events.slice(0, eventsAtOnce);
  const left = channels.filter(({ number }) => number > seen.c);
  const shown = left.slice(0, rpp);
  const channelIds = shown.map(({ id }) => id);
  const programmes = await selectProgrammes(db, {
    ...asked,
    from,
    to,
    channelKeys: channelIds,
    after: null,
    limit: null,
  });
  const goesOn = events.length > eventIds.length || left.length > shown.length;
  const reached = { e: seen.e + eventIds.length, c: shown.at(-1)?.number ?? seen.c };
  const dealt = await deal(ctx, { ids: [...eventIds, ...channelIds] });
  const days = Array.from({ length: daysBefore + 1 + daysAfter }, (_, at) =>
    today.add({ days: at - daysBefore }).toString(),
  );
  return {
    day: day.toString(),
    zone,
    from: from.toString(),
    to: to.toString(),
    days,
    events: dealt.cards(eventIds),
    channels: dealt.cards(channelIds),
    programmes: programmes.map((row) => presentProgramme(row, languages)),
    paging: { lastSeen: goesOn ? writeScheduleCursor(reached) : null, moreDataAvailable: goesOn },
  };
}

function dayIn(zone: string, now: Temporal.Instant): Temporal.PlainDate | undefined {
  try {
    return now.toZonedDateTimeISO(zone).toPlainDate();
  } catch {
    return undefined;
  }
}
