// What happens on one day of a time zone. The day is as long as it is there: 23, 24 or 25 hours.
import type { Schedule } from '@matinee/contract';
import { type CallContext, type Refusal, refuse } from '../../../platform/http/index.ts';
import type { DealCards } from '../../catalogue/index.ts';
import { presentProgramme, selectChannels, selectProgrammes } from '../../epg/index.ts';
import { selectEventsBetween } from '../live.queries.ts';

const daysBefore = 1;
const daysAfter = 7;
/** More than a day's page can be read through. */
const mostEvents = 200;
const mostProgrammes = 1000;

export async function readSchedule(
  deal: DealCards,
  ctx: CallContext,
  { day: wanted, zone }: { day?: string | undefined; zone: string },
): Promise<Schedule | Refusal> {
  const { db, realm, now, languages } = ctx;
  const today = dayIn(zone, now);
  if (!today) return refuse('badRequest', undefined, ['query.zone: not a time zone']);
  const day = wanted === undefined ? today : Temporal.PlainDate.from(wanted);
  const from = day.toZonedDateTime(zone).startOfDay().toInstant();
  const to = day.add({ days: 1 }).toZonedDateTime(zone).startOfDay().toInstant();
  const asked = { realmId: realm.id, now };
  const [eventIds, channels, programmes] = await Promise.all([
    selectEventsBetween(db, { ...asked, from, to, limit: mostEvents }),
    selectChannels(db, asked),
    selectProgrammes(db, { ...asked, from, to, channelKey: null, after: null, limit: mostProgrammes }),
  ]);
  const channelIds = channels.map(({ id }) => id);
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
  };
}

function dayIn(zone: string, now: Temporal.Instant): Temporal.PlainDate | undefined {
  try {
    return now.toZonedDateTimeISO(zone).toPlainDate();
  } catch {
    return undefined;
  }
}
