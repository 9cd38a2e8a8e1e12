// Replaces a period of a channel's guide with the programmes of a file. Creates the channel when it does not
// exist.
import { type GuideFile, guideFile } from '@matinee/contract';
import type { RealmContext } from '../calls/index.ts';
import { type NewProgramme, type ProgrammeText, putProgrammes } from '../domains/epg/index.ts';
import { createChannel, findContent, setArtwork, setChannelEvent } from '../domains/titles/index.ts';
import type { Platform } from '../main/open-platform.ts';
import { runInTransaction, type Trx } from '../platform/database/index.ts';
import { type StoredImages, storeImages } from './store-images.ts';
import { CommandError } from './support/command-error.ts';
import { readJsonFile } from './support/read-json-file.ts';
import { toTexts } from './support/to-texts.ts';

interface GuideContext {
  trx: Trx;
  realm: Pick<RealmContext, 'id' | 'settings'>;
  now: Temporal.Instant;
}

/** PostgreSQL error codes: exclusion violation (overlapping programmes) and unique violation. */
const exclusionViolation = '23P01';
const uniqueViolation = '23505';

/** Replaces the programmes between the first start and the last end. Returns the number of new programmes. */
export async function putGuide(
  { db, storage, clock }: Pick<Platform, 'db' | 'storage' | 'clock'>,
  realm: GuideContext['realm'],
  file: string,
): Promise<number> {
  const { channel, programmes } = await readJsonFile<GuideFile>(guideFile, file);
  const sortedProgrammes = programmes.map(toProgramme).sort(compareByStart);
  const [firstProgramme] = sortedProgrammes;
  const lastProgramme = sortedProgrammes.at(-1);
  checkOrder(sortedProgrammes);
  if (!firstProgramme || !lastProgramme) return 0;
  const images = await storeImages(storage, file, channel.images);
  await runInTransaction(db, async (trx) => {
    const context = { trx, realm, now: clock.now() };
    const channelId = await putChannel(context, channel, images);
    const span = { from: firstProgramme.startsAt, to: lastProgramme.endsAt };
    await putProgrammes(trx, { realmId: realm.id, channelId, ...span, programmes: sortedProgrammes });
  }).catch((error: unknown) => {
    const { code, constraint } = error as { code?: string; constraint?: string };
    if (code === exclusionViolation)
      throw new CommandError('The first programme starts before an existing programme has ended.');
    if (code === uniqueViolation && constraint === 'channel_realm_id_number_key')
      throw new CommandError(`Another channel has the number ${channel.number}.`);
    throw error;
  });
  return sortedProgrammes.length;
}

const compareByStart = (left: NewProgramme, right: NewProgramme) =>
  Temporal.Instant.compare(left.startsAt, right.startsAt);

function toProgramme({
  startsAt,
  endsAt,
  title,
  episode,
  description,
  playback,
}: GuideFile['programmes'][number]): NewProgramme {
  const texts = Object.fromEntries(
    Object.entries(title).map(([language, programme]): [string, ProgrammeText] => [
      language,
      {
        programme,
        ...(episode?.[language] && { episode: episode[language] }),
        ...(description?.[language] && { description: description[language] }),
      },
    ]),
  );
  return {
    startsAt: Temporal.Instant.from(startsAt),
    endsAt: Temporal.Instant.from(endsAt),
    texts,
    ...(playback && { playback }),
  };
}

function checkOrder(programmes: readonly NewProgramme[]): void {
  for (const [index, { startsAt, endsAt }] of programmes.entries()) {
    if (Temporal.Instant.compare(startsAt, endsAt) >= 0) {
      throw new CommandError(`The programme at ${startsAt} would end before it starts.`);
    }
    const nextProgramme = programmes[index + 1];
    if (nextProgramme && Temporal.Instant.compare(endsAt, nextProgramme.startsAt) > 0) {
      throw new CommandError(`The programmes at ${startsAt} and ${nextProgramme.startsAt} overlap.`);
    }
  }
}

async function putChannel(
  { trx, realm, now }: GuideContext,
  channel: GuideFile['channel'],
  images: StoredImages,
): Promise<number> {
  const channelContent = await findContent(trx, { realmId: realm.id, publicId: channel.id });
  if (channelContent && channelContent.type !== 'EPG')
    throw new CommandError(`${channel.id} is not a channel.`);
  const channelId =
    channelContent?.id ??
    (
      await createChannel(trx, {
        realmId: realm.id,
        now,
        publicId: channel.id,
        number: channel.number,
        texts: toTexts(channel, realm.settings.defaultLanguage),
      })
    ).id;
  for (const { kind, image } of images) {
    await setArtwork(trx, { realmId: realm.id, contentId: channelId, kind, ...image, now });
  }
  if (channel.event !== undefined) {
    const event = await findContent(trx, { realmId: realm.id, publicId: channel.event });
    if (event?.type !== 'LIVE_EVENT') throw new CommandError(`${channel.event} is not a live event.`);
    await setChannelEvent(trx, { realmId: realm.id, contentId: channelId, eventId: event.id, now });
  }
  return channelId;
}
