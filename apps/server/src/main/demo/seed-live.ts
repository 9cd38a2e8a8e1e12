// Seeds live events and channels. A premiere is a new title with the asset of a film, so that it is playable when
// the event starts.

import {
  type DemoPremiere,
  demoChannels,
  demoPremieres,
  demoScreenings,
  getPremiereTimes,
  getScreeningTimes,
} from '@matinee/demo';
import { scheduleEvent } from '../../domains/live/index.ts';
import { findAsset } from '../../domains/media/index.ts';
import { createChannel, createVideo } from '../../domains/titles/index.ts';
import { toId } from '../../platform/ids/index.ts';
import { addArtworkAndCredits, toAccessRule, toNewContent } from './seed-content.ts';
import type { SeedContext, SeededContent } from './seed-context.ts';

/** Returns the database ids of the channels by key. */
export async function seedLive(
  context: SeedContext,
  content: SeededContent,
): Promise<ReadonlyMap<string, number>> {
  for (const premiere of demoPremieres) await seedPremiere(context, content, premiere);
  for (const screening of demoScreenings) {
    const event = await scheduleEvent(context.trx, {
      ...toNewContent(context, screening.subject),
      ...getScreeningTimes(screening, context.now),
      venue: screening.venue,
      vodId: content.getId(screening.film.key),
    });
    await addArtworkAndCredits(context, event.id, screening.subject);
  }
  const channelIds = new Map<string, number>();
  for (const channel of demoChannels) {
    const createdChannel = await createChannel(context.trx, {
      ...toNewContent(context, channel),
      number: channel.number,
    });
    await addArtworkAndCredits(context, createdChannel.id, channel);
    channelIds.set(channel.key, createdChannel.id);
  }
  return channelIds;
}

async function seedPremiere(
  context: SeedContext,
  { assetIds }: SeededContent,
  { key, film, subject, ...premiere }: DemoPremiere,
): Promise<void> {
  const { trx, realmId, now } = context;
  const asset = await findAsset(trx, { realmId, publicId: toId<'Asset'>(assetIds.get(film.key) ?? '') });
  if (!asset) throw new Error(`The film ${film.key} has no asset`);
  const access = toAccessRule(film.access);
  const sharedFields = {
    ...toNewContent(context, subject),
    access,
    rating: Number(film.rating),
    year: film.year,
  };
  const video = await createVideo(trx, {
    ...sharedFields,
    assetId: asset.id,
    durationMs: film.runtimeSeconds * 1000,
    originalLanguage: film.originalLanguage,
  });
  await addArtworkAndCredits(context, video.id, subject);
  const event = await scheduleEvent(trx, {
    ...sharedFields,
    publicId: key,
    externalId: `demo:${key}`,
    ...getPremiereTimes(premiere, now),
    premiereVideoId: video.id,
  });
  await addArtworkAndCredits(context, event.id, subject);
}
