// Reads and writes what the table of a type stores about a title, in addition to its row in `content`.
import { definePreparedQuery, type Executor, toJsonb } from '../../../platform/database/index.ts';
import type {
  EventDetails,
  NewChannel,
  NewLiveEvent,
  NewSeason,
  NewSectionLink,
  NewVideo,
} from '../title-input.ts';
import { tables } from '../titles.tables.ts';
import type { TitleKey } from './write-content.queries.ts';

export async function insertVideo(trx: Executor, contentId: number, video: NewVideo): Promise<void> {
  const { episode } = video;
  await tables(trx)
    .insertInto('video')
    .values({
      content_id: contentId,
      asset_id: video.assetId ?? null,
      duration_ms: video.durationMs ?? null,
      season_id: episode?.seasonId ?? null,
      episode_number: episode?.number ?? null,
      original_language: video.originalLanguage ?? null,
      ...(video.onlinePlayback && { online_playback: video.onlinePlayback }),
      ...(video.skipMarkers && { skip_markers: toJsonb(video.skipMarkers) }),
    })
    .execute();
}

export async function insertSeries(trx: Executor, contentId: number): Promise<void> {
  await tables(trx).insertInto('series').values({ content_id: contentId }).execute();
}

export async function insertSeason(trx: Executor, contentId: number, season: NewSeason): Promise<void> {
  await tables(trx)
    .insertInto('season')
    .values({ content_id: contentId, series_id: season.seriesId, number: season.number })
    .execute();
}

export async function insertSectionLink(
  trx: Executor,
  contentId: number,
  link: NewSectionLink,
): Promise<void> {
  await tables(trx)
    .insertInto('section_link')
    .values({ content_id: contentId, section_key: link.section })
    .execute();
}

export async function insertLiveEvent(trx: Executor, contentId: number, event: NewLiveEvent): Promise<void> {
  const { competition, venue } = event;
  const eventDetails: EventDetails = { ...(competition && { competition }), ...(venue && { venue }) };
  await tables(trx)
    .insertInto('live_event')
    .values({
      content_id: contentId,
      realm_id: event.realmId,
      starts_at: event.startsAt,
      ends_at: event.endsAt,
      premiere_id: event.premiereVideoId ?? null,
      vod_id: event.vodId ?? null,
      facts: toJsonb(eventDetails),
      announced_at: null,
      closed_at: null,
    })
    .execute();
}

export async function insertChannel(trx: Executor, contentId: number, channel: NewChannel): Promise<void> {
  await tables(trx)
    .insertInto('channel')
    .values({
      content_id: contentId,
      realm_id: channel.realmId,
      number: channel.number,
      event_id: channel.eventId ?? null,
    })
    .execute();
}

/** Columns whose value is undefined stay unchanged. */
export async function updateVideoMedia(
  trx: Executor,
  video: TitleKey & { assetId?: number | null | undefined; durationMs?: number | undefined },
): Promise<void> {
  const { realmId, contentId, assetId, durationMs } = video;
  await tables(trx)
    .updateTable('video')
    .from('content')
    .set({
      content_id: contentId,
      ...(assetId !== undefined && { asset_id: assetId }),
      ...(durationMs !== undefined && { duration_ms: durationMs }),
    })
    .where('video.content_id', '=', contentId)
    .whereRef('content.id', '=', 'video.content_id')
    .where('content.realm_id', '=', realmId)
    .execute();
}

export async function updateChannelEvent(
  trx: Executor,
  { realmId, contentId, eventId }: TitleKey & { eventId: number | null },
): Promise<void> {
  await tables(trx)
    .updateTable('channel')
    .set({ event_id: eventId })
    .where('content_id', '=', contentId)
    .where('realm_id', '=', realmId)
    .execute();
}

const channelEventQuery = definePreparedQuery<{ event_id: number | null }>(
  'titles-channel-event',
  'select event_id from channel where content_id = $2 and realm_id = $1',
);

/** Id of the live event that plays when a viewer watches the channel. */
export async function selectChannelEventId(
  executor: Executor,
  { realmId, contentId }: TitleKey,
): Promise<number | null> {
  const [row] = await channelEventQuery(executor, [realmId, contentId]);
  return row?.event_id ?? null;
}
