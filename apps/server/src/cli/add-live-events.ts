// Schedules the live events of a file in one transaction.
import { type LiveEventInput, type LiveFile, liveFile } from '@matinee/contract';
import { isVideo } from '@matinee/rules';
import type { RealmContext } from '../calls/index.ts';
import { scheduleEvent } from '../domains/live/index.ts';
import { findContent, findVideoForPlayback, setArtwork } from '../domains/titles/index.ts';
import type { Platform } from '../main/open-platform.ts';
import { runInTransaction, type Trx } from '../platform/database/index.ts';
import { type StoredImages, storeImages } from './store-images.ts';
import { CommandError } from './support/command-error.ts';
import { readJsonFile } from './support/read-json-file.ts';
import { toTexts } from './support/to-texts.ts';

interface LiveEventContext {
  trx: Trx;
  realm: Pick<RealmContext, 'id' | 'settings'>;
  now: Temporal.Instant;
}

/** Returns the public ids of the events. */
export async function addLiveEvents(
  { db, storage, clock }: Pick<Platform, 'db' | 'storage' | 'clock'>,
  realm: LiveEventContext['realm'],
  file: string,
): Promise<string[]> {
  const { events } = await readJsonFile<LiveFile>(liveFile, file);
  const images: StoredImages[] = [];
  for (const event of events) images.push(await storeImages(storage, file, event.images));
  return runInTransaction(db, async (trx) => {
    const context = { trx, realm, now: clock.now() };
    const ids: string[] = [];
    for (const [index, event] of events.entries()) {
      ids.push(await addEvent(context, event, images[index] ?? []));
    }
    return ids;
  });
}

async function addEvent(
  context: LiveEventContext,
  event: LiveEventInput,
  images: StoredImages,
): Promise<string> {
  const { trx, realm, now } = context;
  const { id, access, rating, genres, tags, competition, venue } = event;
  const texts = toTexts(event, realm.settings.defaultLanguage);
  if (id !== undefined && (await findContent(trx, { realmId: realm.id, publicId: id }))) {
    throw new CommandError(`The id ${id} is already in use.`);
  }
  for (const key of access.kind === 'licence' ? access.licences : []) {
    if (!realm.settings.licences.some((licence) => licence.key === key))
      throw new CommandError(`The realm has no licence ${key}.`);
  }
  const startsAt = Temporal.Instant.from(event.startsAt);
  const endsAt = await resolveEnd(context, event, startsAt);
  if (Temporal.Instant.compare(startsAt, endsAt) >= 0) {
    throw new CommandError(`The event would end (${endsAt}) before it starts (${startsAt}).`);
  }
  const premiereVideoId = await findVideoId(context, event.premiere);
  const vodId = await findVideoId(context, event.vod);
  const createdEvent = await scheduleEvent(trx, {
    realmId: realm.id,
    now,
    texts,
    startsAt,
    endsAt,
    access,
    ...(id !== undefined && { publicId: id }),
    ...(premiereVideoId !== undefined && { premiereVideoId }),
    ...(vodId !== undefined && { vodId }),
    ...(competition && { competition }),
    ...(venue && { venue }),
    ...(rating !== undefined && { rating }),
    ...(genres && { genres }),
    ...(tags && { tags }),
  });
  for (const { kind, image } of images) {
    await setArtwork(trx, { realmId: realm.id, contentId: createdEvent.id, kind, ...image, now });
  }
  return createdEvent.publicId;
}

async function resolveEnd(
  { trx, realm, now }: LiveEventContext,
  { endsAt, premiere }: LiveEventInput,
  startsAt: Temporal.Instant,
): Promise<Temporal.Instant> {
  if (endsAt !== undefined) return Temporal.Instant.from(endsAt);
  const video =
    premiere === undefined
      ? undefined
      : await findVideoForPlayback(trx, { realmId: realm.id, publicId: premiere, now, languages: [] });
  if (!video?.durationMs)
    throw new CommandError('endsAt is required for an event without a premiere of known duration.');
  return startsAt.add({ milliseconds: video.durationMs });
}

async function findVideoId(
  { trx, realm }: LiveEventContext,
  publicId: string | undefined,
): Promise<number | undefined> {
  if (publicId === undefined) return undefined;
  const video = await findContent(trx, { realmId: realm.id, publicId });
  if (!video || !isVideo(video.type)) {
    throw new CommandError(`There is no video with the id ${publicId}.`);
  }
  return video.id;
}
