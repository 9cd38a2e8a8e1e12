// Making titles. Each function writes the rows of one title and the event that it is there.
import { type Executor, json } from '../../../platform/database/index.ts';
import { emit } from '../../../platform/events/index.ts';
import { holdForPremiere } from '../queries/event.queries.ts';
import { addTrailer } from '../queries/trailer.queries.ts';
import {
  assertSameRealm,
  insertContent,
  replaceGenres,
  replacePeople,
  replaceTags,
  replaceTexts,
} from '../queries/write-content.queries.ts';
import type {
  ContentKey,
  EventFacts,
  NewChannel,
  NewContent,
  NewLiveEvent,
  NewSeason,
  NewSectionLink,
  NewTrailer,
  NewVideo,
} from '../title-input.ts';
import { tellAtDates } from '../titles.jobs.ts';

/** Writes what every type of title has. The caller writes the row of the type. */
export async function createContent(trx: Executor, type: string, content: NewContent): Promise<ContentKey> {
  const key = await insertContent(trx, type, content);
  await replaceTexts(trx, key.id, content.texts);
  await replaceGenres(trx, content.realmId, key.id, content.genres ?? []);
  await replaceTags(trx, key.id, content.tags ?? []);
  await replacePeople(trx, key.id, content.people ?? []);
  const { realmId, now, publishedAt, availableFrom, availableUntil } = content;
  const dates = [publishedAt, availableFrom, availableUntil];
  await tellAtDates(trx, { realmId, publicId: key.publicId, dates, now });
  await emit(trx, {
    realmId,
    type: 'ContentChanged',
    payload: { contentId: key.publicId },
  });
  return key;
}

/** A film, or the episode of a season. */
export async function createVideo(trx: Executor, video: NewVideo): Promise<ContentKey> {
  const { episode } = video;
  if (episode) await assertSameRealm(trx, video.realmId, [episode.seasonId]);
  const key = await createContent(trx, episode ? 'SEASON_VIDEO' : 'VIDEO', video);
  await insertVideo(trx, key, video);
  return key;
}

/** Comes after the trailers that are there. */
export async function createTrailer(trx: Executor, trailer: NewTrailer): Promise<ContentKey> {
  const key = await createContent(trx, 'TRAILER', trailer);
  await insertVideo(trx, key, trailer);
  await addTrailer(trx, { realmId: trailer.realmId, contentId: trailer.of, trailerId: key.id });
  return key;
}

async function insertVideo(trx: Executor, { id }: ContentKey, video: NewVideo): Promise<void> {
  const { episode } = video;
  await trx
    .insertInto('video')
    .values({
      content_id: id,
      asset_id: video.assetId ?? null,
      duration_ms: video.durationMs ?? null,
      season_id: episode?.seasonId ?? null,
      episode_number: episode?.number ?? null,
      original_language: video.originalLanguage ?? null,
      ...(video.onlinePlayback && { online_playback: video.onlinePlayback }),
      ...(video.skipMarkers && { skip_markers: json(video.skipMarkers) }),
    })
    .execute();
}

export async function createSeries(trx: Executor, series: NewContent): Promise<ContentKey> {
  const key = await createContent(trx, 'SERIES', series);
  await trx.insertInto('series').values({ content_id: key.id }).execute();
  return key;
}

export async function createSeason(trx: Executor, season: NewSeason): Promise<ContentKey> {
  await assertSameRealm(trx, season.realmId, [season.seriesId]);
  const key = await createContent(trx, 'SEASON', season);
  await trx
    .insertInto('season')
    .values({ content_id: key.id, series_id: season.seriesId, number: season.number })
    .execute();
  return key;
}

export async function createSectionLink(trx: Executor, link: NewSectionLink): Promise<ContentKey> {
  const key = await createContent(trx, 'SECTION_LINK', link);
  await trx.insertInto('section_link').values({ content_id: key.id, section_key: link.section }).execute();
  return key;
}

/** A video that premieres later is not there for anybody until then. */
export async function createLiveEvent(trx: Executor, event: NewLiveEvent): Promise<ContentKey> {
  const { realmId, startsAt, endsAt, premiereId, vodId, competition, venue, now } = event;
  const videos = [premiereId, vodId].filter((id) => id !== undefined);
  await assertSameRealm(trx, realmId, videos);
  const key = await createContent(trx, 'LIVE_EVENT', event);
  const facts: EventFacts = { ...(competition && { competition }), ...(venue && { venue }) };
  await trx
    .insertInto('live_event')
    .values({
      content_id: key.id,
      realm_id: realmId,
      starts_at: startsAt,
      ends_at: endsAt,
      premiere_id: premiereId ?? null,
      vod_id: vodId ?? null,
      facts: json(facts),
      announced_at: null,
      closed_at: null,
    })
    .execute();
  if (premiereId !== undefined) await holdForPremiere(trx, { realmId, premiereId, startsAt, now });
  return key;
}

export async function createChannel(trx: Executor, channel: NewChannel): Promise<ContentKey> {
  const { realmId, number, eventId } = channel;
  if (eventId !== undefined) await assertSameRealm(trx, realmId, [eventId]);
  const key = await createContent(trx, 'EPG', channel);
  await trx
    .insertInto('channel')
    .values({ content_id: key.id, realm_id: realmId, number, event_id: eventId ?? null })
    .execute();
  return key;
}
