// Schedules the live events of a file: all of them, or none.
import { type LiveEventInput, type LiveFile, liveFile } from '@matinee/contract';
import { isVideo } from '@matinee/rules';
import type { RealmContext } from '../calls/index.ts';
import { scheduleEvent } from '../domains/live/index.ts';
import { findAccessFacts, findContent, setArtwork } from '../domains/titles/index.ts';
import type { Platform } from '../main/open-platform.ts';
import { type Trx, transaction } from '../platform/database/index.ts';
import { type StoredPictures, storePictures } from './store-pictures.ts';
import { CommandError } from './support/command-error.ts';
import { readJsonFile } from './support/read-json-file.ts';
import { textsOf } from './texts-of.ts';

interface Frame {
  trx: Trx;
  realm: Pick<RealmContext, 'id' | 'settings'>;
  now: Temporal.Instant;
}

/** Returns the ids of the events. */
export async function addLiveEvents(
  { db, storage, clock }: Pick<Platform, 'db' | 'storage' | 'clock'>,
  realm: Frame['realm'],
  file: string,
): Promise<string[]> {
  const { events } = await readJsonFile<LiveFile>(liveFile, file);
  const pictures: StoredPictures[] = [];
  for (const event of events) pictures.push(await storePictures(storage, file, event.pictures));
  return transaction(db, async (trx) => {
    const frame = { trx, realm, now: clock.now() };
    const ids: string[] = [];
    for (const [index, event] of events.entries()) {
      ids.push(await addEvent(frame, event, pictures[index] ?? []));
    }
    return ids;
  });
}

async function addEvent(frame: Frame, event: LiveEventInput, pictures: StoredPictures): Promise<string> {
  const { trx, realm, now } = frame;
  const { id, access, rating, genres, tags, competition, venue } = event;
  const texts = textsOf(event, realm.settings.defaultLanguage);
  if (id !== undefined && (await findContent(trx, { realmId: realm.id, publicId: id }))) {
    throw new CommandError(`There is something with the id ${id} already.`);
  }
  for (const key of access.kind === 'licence' ? access.licences : []) {
    if (!realm.settings.licences.some((licence) => licence.key === key))
      throw new CommandError(`The realm has no licence ${key}.`);
  }
  const startsAt = Temporal.Instant.from(event.startsAt);
  const endsAt = await endOf(frame, event, startsAt);
  if (Temporal.Instant.compare(startsAt, endsAt) >= 0) {
    throw new CommandError(`An event that starts at ${startsAt} cannot end at ${endsAt}.`);
  }
  const premiereId = await videoKey(frame, event.premiere);
  const vodId = await videoKey(frame, event.vod);
  const made = await scheduleEvent(trx, {
    realmId: realm.id,
    now,
    texts,
    startsAt,
    endsAt,
    access,
    ...(id !== undefined && { publicId: id }),
    ...(premiereId !== undefined && { premiereId }),
    ...(vodId !== undefined && { vodId }),
    ...(competition && { competition }),
    ...(venue && { venue }),
    ...(rating !== undefined && { rating }),
    ...(genres && { genres }),
    ...(tags && { tags }),
  });
  for (const { kind, picture } of pictures) {
    await setArtwork(trx, { realmId: realm.id, contentId: made.id, kind, ...picture, now });
  }
  return made.publicId;
}

async function endOf(
  { trx, realm, now }: Frame,
  { endsAt, premiere }: LiveEventInput,
  startsAt: Temporal.Instant,
): Promise<Temporal.Instant> {
  if (endsAt !== undefined) return Temporal.Instant.from(endsAt);
  const video =
    premiere === undefined
      ? undefined
      : await findAccessFacts(trx, { realmId: realm.id, publicId: premiere, now, languages: [] });
  if (!video?.durationMs) throw new CommandError('endsAt is needed where no video says how long it lasts.');
  return startsAt.add({ milliseconds: video.durationMs });
}

async function videoKey({ trx, realm }: Frame, publicId: string | undefined): Promise<number | undefined> {
  if (publicId === undefined) return undefined;
  const video = await findContent(trx, { realmId: realm.id, publicId });
  if (!video || !isVideo(video.type)) {
    throw new CommandError(`There is no video ${publicId}.`);
  }
  return video.id;
}
