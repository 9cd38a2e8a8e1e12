// Creates titles. Each function writes the rows of one title and emits `ContentChanged`.
import type { Executor } from '../../../platform/database/index.ts';
import { emit } from '../../../platform/events/index.ts';
import {
  insertChannel,
  insertLiveEvent,
  insertSeason,
  insertSectionLink,
  insertSeries,
  insertVideo,
} from '../queries/content-type-rows.queries.ts';
import { hideVideoUntilPremiere } from '../queries/event.queries.ts';
import { addTrailer } from '../queries/trailer.queries.ts';
import {
  assertSameRealm,
  insertContent,
  replaceGenres,
  replaceTags,
  replaceTexts,
} from '../queries/write-content.queries.ts';
import type {
  ContentIds,
  NewChannel,
  NewContent,
  NewLiveEvent,
  NewSeason,
  NewSectionLink,
  NewTrailer,
  NewVideo,
} from '../title-input.ts';
import { scheduleAvailabilityEvents } from '../titles.jobs.ts';

/** Writes the rows that titles of every type share. The caller writes the row of the type's own table. */
export async function createContent(trx: Executor, type: string, content: NewContent): Promise<ContentIds> {
  const { realmId, now, publishedAt, availableFrom, availableUntil } = content;
  const key = await insertContent(trx, type, content);
  const titleKey = { realmId, contentId: key.id };
  await replaceTexts(trx, titleKey, content.texts);
  await replaceGenres(trx, titleKey, content.genres ?? []);
  await replaceTags(trx, titleKey, content.tags ?? []);
  const dates = [publishedAt, availableFrom, availableUntil];
  await scheduleAvailabilityEvents(trx, { realmId, publicId: key.publicId, dates, now });
  await emit(trx, { realmId, type: 'ContentChanged', payload: { contentId: key.publicId } });
  return key;
}

/** Creates a film, or an episode of a season. */
export async function createVideo(trx: Executor, video: NewVideo): Promise<ContentIds> {
  const { episode } = video;
  if (episode) await assertSameRealm(trx, video.realmId, [episode.seasonId]);
  const key = await createContent(trx, episode ? 'SEASON_VIDEO' : 'VIDEO', video);
  await insertVideo(trx, key.id, video);
  return key;
}

/** Appends the trailer after the existing trailers of its parent title. */
export async function createTrailer(trx: Executor, trailer: NewTrailer): Promise<ContentIds> {
  const key = await createContent(trx, 'TRAILER', trailer);
  await insertVideo(trx, key.id, trailer);
  await addTrailer(trx, { realmId: trailer.realmId, contentId: trailer.parentId, trailerId: key.id });
  return key;
}

export async function createSeries(trx: Executor, series: NewContent): Promise<ContentIds> {
  const key = await createContent(trx, 'SERIES', series);
  await insertSeries(trx, key.id);
  return key;
}

export async function createSeason(trx: Executor, season: NewSeason): Promise<ContentIds> {
  await assertSameRealm(trx, season.realmId, [season.seriesId]);
  const key = await createContent(trx, 'SEASON', season);
  await insertSeason(trx, key.id, season);
  return key;
}

export async function createSectionLink(trx: Executor, link: NewSectionLink): Promise<ContentIds> {
  const key = await createContent(trx, 'SECTION_LINK', link);
  await insertSectionLink(trx, key.id, link);
  return key;
}

/** Creates a live event. A video that premieres in it stays hidden until the event starts. */
export async function createLiveEvent(trx: Executor, event: NewLiveEvent): Promise<ContentIds> {
  const { realmId, startsAt, premiereVideoId, vodId, now } = event;
  const videoIds = [premiereVideoId, vodId].filter((id) => id !== undefined);
  await assertSameRealm(trx, realmId, videoIds);
  const key = await createContent(trx, 'LIVE_EVENT', event);
  await insertLiveEvent(trx, key.id, event);
  if (premiereVideoId !== undefined)
    await hideVideoUntilPremiere(trx, { realmId, videoId: premiereVideoId, startsAt, now });
  return key;
}

export async function createChannel(trx: Executor, channel: NewChannel): Promise<ContentIds> {
  const { realmId, eventId } = channel;
  if (eventId !== undefined) await assertSameRealm(trx, realmId, [eventId]);
  const key = await createContent(trx, 'EPG', channel);
  await insertChannel(trx, key.id, channel);
  return key;
}
