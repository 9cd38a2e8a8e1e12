// The only SQL for programmes.

import type { PlaybackContentStatus } from '@matinee/contract';
import { sql } from 'kysely';
import { z } from 'zod';
import { definePreparedQuery, type Executor, toJsonb } from '../../platform/database/index.ts';
import { createId } from '../../platform/ids/index.ts';
import { defineCursor } from '../../platform/paging/index.ts';
import { buildInstantSql, buildVisibleSql } from '../titles/index.ts';
import { tables } from './epg.tables.ts';

export interface ProgrammeText {
  programme: string;
  episode?: string;
  description?: string;
}

export interface ProgrammeRow {
  public_id: string;
  channel_id: number;
  channel_public_id: string;
  channel_number: number;
  starts_at: Temporal.Instant;
  ends_at: Temporal.Instant;
  /** Start time as text, for cursors. */
  start_key: string;
  texts: Record<string, ProgrammeText>;
  artwork_public_id: string | null;
  playback: PlaybackContentStatus;
}

const columns = `p.public_id, ch.content_id as channel_id, c.public_id as channel_public_id, ch.number as channel_number,
  lower(p.during) as starts_at, upper(p.during) as ends_at, ${buildInstantSql('lower(p.during)')} as start_key,
  p.texts, a.public_id as artwork_public_id, p.playback`;

const channelTables = `join channel ch on ch.content_id = p.channel_id
  join content c on c.id = ch.content_id
  left join artwork a on a.id = p.artwork_id`;

const programmesInWindowQuery = definePreparedQuery<ProgrammeRow>(
  'epg-programmes-in-window',
  `select ${columns} from programme p ${channelTables}
  where p.realm_id = $1 and ${buildVisibleSql('$2')} and p.during && tstzrange($3, $4)
    and ($5::bigint[] is null or ch.content_id = any($5))
    and ($6::timestamptz is null or (lower(p.during), ch.number, p.public_id) > ($6, $7::int, $8::text))
  order by lower(p.during), ch.number, p.public_id limit $9`,
);

/** `channel` is the number of the channel. */
const guideKey = z.object({ start: z.string(), channel: z.number(), publicId: z.string() });
type GuideKey = z.infer<typeof guideKey>;
export const guideCursor = defineCursor('programmes by start', guideKey);

export interface GuideParams {
  realmId: number;
  now: Temporal.Instant;
  from: Temporal.Instant;
  to: Temporal.Instant;
  /** Database ids of the channels; null for all. */
  channelIds: readonly number[] | null;
  after: GuideKey | null;
  /** Null for no limit. */
  limit: number | null;
}

/** Selects programmes that run at any time in [from, to), ordered by start, channel number and id. */
export function selectProgrammes(executor: Executor, params: GuideParams): Promise<ProgrammeRow[]> {
  const { realmId, now, from, to, channelIds, after, limit } = params;
  const cursorValues = [after?.start ?? null, after?.channel ?? null, after?.publicId ?? null];
  return programmesInWindowQuery(executor, [realmId, now, from, to, channelIds, ...cursorValues, limit]);
}

const nowAndNextProgrammesQuery = definePreparedQuery<ProgrammeRow>(
  'epg-now-and-next',
  `select ${columns}
  from unnest($3::bigint[]) requested(id)
  cross join lateral (select * from programme where channel_id = requested.id and realm_id = $1
    and during && tstzrange($2, $2::timestamptz + interval '1 day') order by lower(during) limit 2) p
  ${channelTables}
  order by ch.number, lower(p.during)`,
);

/** Selects the first two programmes of each channel that run now or start within a day. */
export function selectNowAndNextProgrammes(
  executor: Executor,
  params: { realmId: number; now: Temporal.Instant; channelIds: readonly number[] },
): Promise<ProgrammeRow[]> {
  return nowAndNextProgrammesQuery(executor, [params.realmId, params.now, params.channelIds]);
}

export interface ChannelRow {
  id: number;
  public_id: string;
  number: number;
}

const visibleChannelsQuery = definePreparedQuery<ChannelRow>(
  'epg-channels',
  `select c.id, c.public_id, ch.number from channel ch join content c on c.id = ch.content_id
  where ch.realm_id = $1 and ${buildVisibleSql('$2')} and ($3::text is null or c.public_id = $3) order by ch.number`,
);

/** Selects the visible channels, ordered by number, or only the one with `publicId`. */
export function selectChannels(
  executor: Executor,
  params: { realmId: number; now: Temporal.Instant; publicId?: string },
): Promise<ChannelRow[]> {
  return visibleChannelsQuery(executor, [params.realmId, params.now, params.publicId ?? null]);
}

const channelsOfEventQuery = definePreparedQuery<{ id: number }>(
  'epg-channels-of-event',
  `select c.id from channel ch join content c on c.id = ch.content_id
  where ch.realm_id = $1 and ${buildVisibleSql('$2')} and ch.event_id = $3 order by ch.number`,
);

/** Selects the database ids of the channels that show a live event. */
export async function selectChannelsOfEvent(
  executor: Executor,
  params: { realmId: number; now: Temporal.Instant; eventId: number },
): Promise<number[]> {
  return (await channelsOfEventQuery(executor, [params.realmId, params.now, params.eventId])).map(
    ({ id }) => id,
  );
}

interface ChannelKey {
  realmId: number;
  channelId: number;
}

const channelByIdQuery = definePreparedQuery<{ public_id: string }>(
  'epg-channel',
  `select c.public_id from channel ch join content c on c.id = ch.content_id
  where ch.content_id = $2 and ch.realm_id = $1`,
);

/** Selects the public id of a channel; undefined when the realm has no such channel. */
export async function selectChannelPublicId(
  executor: Executor,
  { realmId, channelId }: ChannelKey,
): Promise<string | undefined> {
  const [row] = await channelByIdQuery(executor, [realmId, channelId]);
  return row?.public_id;
}

const guideEndQuery = definePreparedQuery<{ end: Temporal.Instant | null }>(
  'epg-guide-end',
  'select max(upper(during)) as end from programme where channel_id = $2 and realm_id = $1',
);

/** Selects the end of the last programme of a channel; null when it has none. */
export async function selectGuideEnd(
  executor: Executor,
  { realmId, channelId }: ChannelKey,
): Promise<Temporal.Instant | null> {
  const [row] = await guideEndQuery(executor, [realmId, channelId]);
  return row?.end ?? null;
}

const deleteEndedProgrammesQuery = definePreparedQuery<never>(
  'epg-delete-ended',
  'delete from programme where channel_id = $2 and realm_id = $1 and upper(during) < $3',
);

/** Deletes the programmes of a channel that ended before an instant. */
export async function deleteEndedProgrammes(
  trx: Executor,
  { realmId, channelId, before }: ChannelKey & { before: Temporal.Instant },
): Promise<void> {
  await deleteEndedProgrammesQuery(trx, [realmId, channelId, before]);
}

const deleteStartingProgrammesQuery = definePreparedQuery<never>(
  'epg-delete-starting',
  `delete from programme where channel_id = $2 and realm_id = $1
    and lower(during) >= $3 and lower(during) < $4`,
);

export interface NewProgramme {
  publicId?: string;
  startsAt: Temporal.Instant;
  endsAt: Temporal.Instant;
  texts: Readonly<Record<string, ProgrammeText>>;
  /** Database id of the artwork. */
  artworkId?: number;
  /** Default: the programme cannot be played. */
  playback?: PlaybackContentStatus;
}

/** Replaces the programmes that start in [from, to). */
export async function replaceProgrammes(
  trx: Executor,
  { realmId, channelId, from, to }: ChannelKey & { from: Temporal.Instant; to: Temporal.Instant },
  programmes: readonly NewProgramme[],
): Promise<void> {
  await deleteStartingProgrammesQuery(trx, [realmId, channelId, from, to]);
  if (programmes.length === 0) return;
  const rows = programmes.map(({ publicId, startsAt, endsAt, texts, artworkId, playback }) => ({
    public_id: publicId ?? createId<'Programme'>(),
    realm_id: realmId,
    channel_id: channelId,
    during: sql<string>`tstzrange(${startsAt}, ${endsAt}, '[)')`,
    texts: toJsonb(texts),
    artwork_id: artworkId ?? null,
    ...(playback && { playback }),
  }));
  await tables(trx).insertInto('programme').values(rows).execute();
}
