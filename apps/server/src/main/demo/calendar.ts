// Keeps the demo realm's guide and events around the present: the guide reaches from yesterday to a week ahead, and
// what is over comes round again.

import {
  createGuide,
  type DemoChannel,
  demoChannels,
  demoPremieres,
  demoScreenings,
  type EventTimes,
  findNewestPremiere,
  getPremiereTimes,
  getScreeningTimes,
} from '@matinee/demo';
import { deleteProgrammes, putProgrammes, selectGuideEnd } from '../../domains/epg/index.ts';
import { announceDue, moveEvent, selectEvent } from '../../domains/live/index.ts';
import {
  artworkByStorageKey,
  findContent,
  selectChannelEvent,
  setChannelEvent,
} from '../../domains/titles/index.ts';
import { type Trx, transaction } from '../../platform/database/index.ts';
import { enqueue } from '../../platform/jobs/index.ts';
import type { Services } from '../../services.ts';
import { calendarJob } from './demo.jobs.ts';
import { storageKeyOf } from './pictures.ts';

const daysAhead = 8;
const keptDays = 3;
const eveningsStayDays = 6;

interface Frame {
  trx: Trx;
  realmId: number;
  now: Temporal.Instant;
}

/** Updates the calendar in a transaction of its own. */
export function refreshCalendar(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  realmId: number,
): Promise<void> {
  return transaction(db, (trx) => updateCalendar({ trx, realmId, now: clock.now() }));
}

/** Moves guide and events to the present and enqueues the next update, at the full hour. */
export async function updateCalendar(frame: Frame): Promise<void> {
  const { trx, realmId, now } = frame;
  // What began while nobody looked is no news.
  await announceDue(trx, now);
  for (const premiere of demoPremieres)
    await bringRound(frame, premiere.key, getPremiereTimes(premiere, now));
  for (const evening of demoScreenings) {
    const event = await selectEvent(trx, { realmId, publicId: evening.key, visibleAt: null });
    const isOld = event && event.ends_at.until(now).total('hours') > eveningsStayDays * 24;
    if (isOld)
      await moveEvent(trx, { realmId, publicId: evening.key, now, ...getScreeningTimes(evening, now) });
  }
  for (const channel of demoChannels) {
    await extendGuide(frame, channel);
    if (channel.showsPremieres) await watchByNewest(frame, channel);
  }
  const hour = now.round({ smallestUnit: 'hour', roundingMode: 'floor' }).add({ hours: 1 });
  await enqueue(trx, calendarJob, {}, { realmId, runAt: hour, dedupeKey: hour.toString() });
}

/** An event that an operator has put later stays there. */
async function bringRound({ trx, realmId, now }: Frame, publicId: string, times: EventTimes): Promise<void> {
  const event = await selectEvent(trx, { realmId, publicId, visibleAt: null });
  if (!event || Temporal.Instant.compare(event.starts_at, times.startsAt) >= 0) return;
  await moveEvent(trx, { realmId, publicId, now, ...times });
}

/** Premieres turn on the hour, as this looks. */
async function watchByNewest({ trx, realmId, now }: Frame, { key }: DemoChannel): Promise<void> {
  const { premiere } = findNewestPremiere(now);
  const [channel, event] = await Promise.all(
    [key, premiere.key].map((publicId) => findContent(trx, { realmId, publicId })),
  );
  if (!channel || !event) return;
  const current = await selectChannelEvent(trx, { realmId, contentId: channel.id });
  if (current === event.id) return;
  await setChannelEvent(trx, { realmId, contentId: channel.id, eventId: event.id, now });
}

async function extendGuide({ trx, realmId, now }: Frame, channel: DemoChannel): Promise<void> {
  const content = await findContent(trx, { realmId, publicId: channel.key });
  if (!content) return;
  const today = now.toZonedDateTimeISO('UTC').toPlainDate();
  const begin = today.subtract({ days: 1 });
  const reached = await selectGuideEnd(trx, { realmId, channelId: content.id });
  const next = reached?.toZonedDateTimeISO('UTC').toPlainDate() ?? begin;
  const from = Temporal.PlainDate.compare(next, begin) > 0 ? next : begin;
  const days = Math.max(0, from.until(today.add({ days: daysAhead + 1 })).days);
  if (days === 0) return;
  const instantOf = (day: Temporal.PlainDate) => day.toZonedDateTime('UTC').toInstant();
  const guide = Array.from({ length: days }, (_, at) => createGuide(channel, from.add({ days: at }))).flat();
  const pictures = await picturesOf(
    trx,
    realmId,
    guide.map(({ artworkKey: pictureKey }) => pictureKey),
  );
  await putProgrammes(trx, {
    realmId,
    channelId: content.id,
    from: instantOf(from),
    to: instantOf(from.add({ days })),
    programmes: guide.map(({ artworkKey: pictureKey, ...programme }) => {
      const artworkId = pictures.get(pictureKey);
      return { ...programme, ...(artworkId !== undefined && { artworkId }) };
    }),
  });
  const before = now.subtract({ hours: keptDays * 24 });
  await deleteProgrammes(trx, { realmId, channelId: content.id, before });
}

async function picturesOf(trx: Trx, realmId: number, keys: readonly string[]): Promise<Map<string, number>> {
  const byStorageKey = new Map(keys.map((key) => [storageKeyOf({ key, kind: 'thumbnail' }), key]));
  const artwork = await artworkByStorageKey(trx, { realmId, storageKeys: [...byStorageKey.keys()] });
  return new Map([...artwork].map(([storageKey, { id }]) => [byStorageKey.get(storageKey) ?? '', id]));
}
