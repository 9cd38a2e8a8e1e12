// Live events and channels of the demo realm. What premieres is a new title with the recording of a film, so that
// what is announced can be watched when its time has come.

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
import { asId } from '../../platform/ids/index.ts';
import { accessOf, addArtworkAndCredits, contentOf, type SeededContent } from './content.ts';
import type { SeedFrame } from './seed-frame.ts';

/** Keys of the channels by the keys of the demo realm. */
export async function seedLive(
  frame: SeedFrame,
  content: SeededContent,
): Promise<ReadonlyMap<string, number>> {
  for (const premiere of demoPremieres) await seedPremiere(frame, content, premiere);
  for (const evening of demoScreenings) {
    const event = await scheduleEvent(frame.trx, {
      ...contentOf(frame, evening.subject),
      ...getScreeningTimes(evening, frame.now),
      venue: evening.venue,
      vodId: content.idOf(evening.film.key),
    });
    await addArtworkAndCredits(frame, event.id, evening.subject);
  }
  const channels = new Map<string, number>();
  for (const channel of demoChannels) {
    const made = await createChannel(frame.trx, { ...contentOf(frame, channel), number: channel.number });
    await addArtworkAndCredits(frame, made.id, channel);
    channels.set(channel.key, made.id);
  }
  return channels;
}

async function seedPremiere(
  frame: SeedFrame,
  { assets }: SeededContent,
  { key, film, subject, ...premiere }: DemoPremiere,
): Promise<void> {
  const { trx, now } = frame;
  const asset = await findAsset(trx, {
    realmId: frame.realmId,
    publicId: asId<'Asset'>(assets.get(film.key) ?? ''),
  });
  if (!asset) throw new Error(`The film ${film.key} has no asset`);
  const access = accessOf(film.access);
  const facts = { ...contentOf(frame, subject), access, rating: Number(film.rating), year: film.year };
  const video = await createVideo(trx, {
    ...facts,
    assetId: asset.id,
    durationMs: film.runtimeSeconds * 1000,
    originalLanguage: film.originalLanguage,
  });
  await addArtworkAndCredits(frame, video.id, subject);
  const event = await scheduleEvent(trx, {
    ...facts,
    publicId: key,
    externalId: `demo:${key}`,
    ...getPremiereTimes(premiere, now),
    premiereId: video.id,
  });
  await addArtworkAndCredits(frame, event.id, subject);
}
