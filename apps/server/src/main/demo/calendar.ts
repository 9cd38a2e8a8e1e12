// Keeps the guide and the events of the demo realm current: the guide covers yesterday to eight days ahead, and ended
// events are rescheduled.

import {
  createGuide,
  type DemoChannel,
  demoChannels,
  demoPremieres,
  demoScreenings,
  type EventTimes,
  findNewestPremiere,
  getMasterStorageKey,
  getPremiereTimes,
  getScreeningTimes,
} from '@matinee/demo';
import { deleteEndedProgrammes, putProgrammes, selectGuideEnd } from '../../domains/epg/index.ts';
import { publishStartsAndEnds, rescheduleEvent, selectEvent } from '../../domains/live/index.ts';
import {
  findContent,
  selectArtworkByStorageKey,
  selectChannelEventId,
  setChannelEvent,
} from '../../domains/titles/index.ts';
import { runInTransaction, type Trx } from '../../platform/database/index.ts';
import { enqueue } from '../../platform/jobs/index.ts';
import type { Services } from '../../services.ts';
import { calendarJob } from './demo.jobs.ts';
import type { SeedContext } from './seed-context.ts';

const daysAhead = 8;
const retentionDays = 3;
/** An ended screening gets new times after this number of days. */
const screeningListedDays = 6;

/** Updates the calendar in its own transaction. */
export function updateCalendarInTransaction(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  realmId: number,
): Promise<void> {
  return runInTransaction(db, (trx) => updateCalendar({ trx, realmId, now: clock.now() }));
}

/** Updates guide and events, and enqueues the next update for the next full hour. */
export async function updateCalendar(context: SeedContext): Promise<void> {
  const { trx, realmId, now } = context;
  // Due starts and ends are published before events move to new times.
  await publishStartsAndEnds(trx, now);
  for (const premiere of demoPremieres)
    await advanceEvent(context, premiere.key, getPremiereTimes(premiere, now));
  for (const screening of demoScreenings) {
    const event = await selectEvent(trx, { realmId, publicId: screening.key, visibleAt: null });
    const isOld = event && event.ends_at.until(now).total('hours') > screeningListedDays * 24;
    if (isOld)
      await rescheduleEvent(trx, {
        realmId,
        publicId: screening.key,
        now,
        ...getScreeningTimes(screening, now),
      });
  }
  for (const channel of demoChannels) {
    await extendGuide(context, channel);
    if (channel.isPremiereChannel) await linkNewestPremiere(context, channel);
  }
  const nextHour = now.round({ smallestUnit: 'hour', roundingMode: 'floor' }).add({ hours: 1 });
  await enqueue(trx, calendarJob, {}, { realmId, runAt: nextHour, dedupeKey: nextHour.toString() });
}

/** Moves an event to its next times, unless an operator has scheduled it later. */
async function advanceEvent(
  { trx, realmId, now }: SeedContext,
  publicId: string,
  times: EventTimes,
): Promise<void> {
  const event = await selectEvent(trx, { realmId, publicId, visibleAt: null });
  if (!event || Temporal.Instant.compare(event.starts_at, times.startsAt) >= 0) return;
  await rescheduleEvent(trx, { realmId, publicId, now, ...times });
}

/** Sets the newest premiere as the event that a channel plays. Premieres start on the hour, as this job does. */
async function linkNewestPremiere({ trx, realmId, now }: SeedContext, { key }: DemoChannel): Promise<void> {
  const { premiere } = findNewestPremiere(now);
  const [channel, event] = await Promise.all(
    [key, premiere.key].map((publicId) => findContent(trx, { realmId, publicId })),
  );
  if (!channel || !event) return;
  const currentEventId = await selectChannelEventId(trx, { realmId, contentId: channel.id });
  if (currentEventId === event.id) return;
  await setChannelEvent(trx, { realmId, contentId: channel.id, eventId: event.id, now });
}

async function extendGuide({ trx, realmId, now }: SeedContext, channel: DemoChannel): Promise<void> {
  const content = await findContent(trx, { realmId, publicId: channel.key });
  if (!content) return;
  const today = now.toZonedDateTimeISO('UTC').toPlainDate();
  const yesterday = today.subtract({ days: 1 });
  const guideEnd = await selectGuideEnd(trx, { realmId, channelId: content.id });
  const firstMissingDay = guideEnd?.toZonedDateTimeISO('UTC').toPlainDate() ?? yesterday;
  const from = Temporal.PlainDate.compare(firstMissingDay, yesterday) > 0 ? firstMissingDay : yesterday;
  const days = Math.max(0, from.until(today.add({ days: daysAhead + 1 })).days);
  if (days === 0) return;
  const toInstant = (day: Temporal.PlainDate) => day.toZonedDateTime('UTC').toInstant();
  const programmes = Array.from({ length: days }, (_, index) =>
    createGuide(channel, from.add({ days: index })),
  ).flat();
  const artworkIds = await findArtworkIds(
    trx,
    realmId,
    programmes.map(({ artworkKey }) => artworkKey),
  );
  await putProgrammes(trx, {
    realmId,
    channelId: content.id,
    from: toInstant(from),
    to: toInstant(from.add({ days })),
    programmes: programmes.map(({ artworkKey, ...programme }) => {
      const artworkId = artworkIds.get(artworkKey);
      return { ...programme, ...(artworkId !== undefined && { artworkId }) };
    }),
  });
  const cutoff = now.subtract({ hours: retentionDays * 24 });
  await deleteEndedProgrammes(trx, { realmId, channelId: content.id, before: cutoff });
}

async function findArtworkIds(
  trx: Trx,
  realmId: number,
  keys: readonly string[],
): Promise<Map<string, number>> {
  const keyByStorageKey = new Map(keys.map((key) => [getMasterStorageKey({ key, kind: 'thumbnail' }), key]));
  const artwork = await selectArtworkByStorageKey(trx, { realmId, storageKeys: [...keyByStorageKey.keys()] });
  return new Map([...artwork].map(([storageKey, { id }]) => [keyByStorageKey.get(storageKey) ?? '', id]));
}
