// Titles whose pages are public, in a stable order, for the sitemap. Read in batches, so that a large
// catalogue never has to fit in memory.
import { definePreparedQuery, type Executor } from '../../../platform/database/index.ts';
import { buildVisibleSql } from './fragments.queries.ts';

export interface PublicTitle {
  id: number;
  publicId: string;
  type: string;
  updatedAt: Temporal.Instant;
  publishedAt: Temporal.Instant;
  availableUntil: Temporal.Instant | null;
  /** A video whose access rule is open and whose online playback is available. */
  isPlayableByGuests: boolean;
  durationMs: number | null;
  /** Texts by language. */
  texts: Readonly<Record<string, { title: string; description: string | null }>>;
  /** Id and width of the image that represents the title. */
  artwork: { id: string; width: number } | null;
}

/**
 * Parameters: $1 realm, $2 now, $3 types. Titles with a region rule are excluded, because a crawler's country
 * may differ from the viewer's.
 */
const isPublicTitleSql = `c.realm_id = $1 and c.type = any($3::text[]) and c.regions is null and ${buildVisibleSql('$2')}`;

const titlesQuery = definePreparedQuery<PublicTitle>(
  'titles-public-titles',
  `select c.id, c.public_id as "publicId", c.type, c.updated_at as "updatedAt",
    c.published_at as "publishedAt", c.available_until as "availableUntil",
    coalesce(c.access->>'kind' = 'open' and v.online_playback = 'AVAILABLE', false) as "isPlayableByGuests", v.duration_ms as "durationMs",
    (select coalesce(json_object_agg(t.language, json_build_object('title', t.title,
        'description', coalesce(t.description, t.tagline))), '{}')
      from content_text t where t.content_id = c.id) as texts,
    (select json_build_object('id', a.public_id, 'width', a.width) from artwork a
      where a.content_id = c.id and a.kind in ('thumbnail', 'hero', 'poster')
      order by array_position(array['thumbnail', 'hero', 'poster'], a.kind) limit 1) as artwork
  from content c left join video v on v.content_id = c.id
  where ${isPublicTitleSql} and c.id >= $4 and ($5::bigint is null or c.id < $5)
  order by c.id limit $6`,
);

const outlineQuery = definePreparedQuery<{
  count: number;
  changedAt: Temporal.Instant | null;
  partStartIds: number[];
}>(
  'titles-public-outline',
  `select count(*)::int as count, max(updated_at) as "changedAt",
    coalesce(array_agg(id order by id) filter (where (row_index - 1) % $4 = 0), '{}') as "partStartIds"
  from (select c.id, c.updated_at, row_number() over (order by c.id) as row_index
    from content c where ${isPublicTitleSql}) numbered`,
);

export interface PublicTitlesParams {
  realmId: number;
  now: Temporal.Instant;
  types: readonly string[];
}

/** Returns the first id of each part of `partSize` titles, the total count and the time of the last change. */
export async function selectPublicTitleOutline(
  executor: Executor,
  { realmId, now, types }: PublicTitlesParams,
  partSize: number,
): Promise<{ count: number; changedAt: Temporal.Instant | null; partStartIds: number[] }> {
  const [row] = await outlineQuery(executor, [realmId, now, types, partSize]);
  const { count = 0, changedAt = null, partStartIds = [] } = row ?? {};
  return { count, changedAt, partStartIds: partStartIds.map(Number) };
}

const batchSize = 500;

/** Yields batches of titles with ids from `from` (inclusive) to `to` (exclusive). */
export async function* streamPublicTitles(
  executor: Executor,
  { realmId, now, types }: PublicTitlesParams,
  { from, to }: { from: number; to: number | null },
): AsyncGenerator<PublicTitle[]> {
  let firstId = from;
  for (;;) {
    const rows = await titlesQuery(executor, [realmId, now, types, firstId, to, batchSize]);
    if (rows.length > 0) yield rows;
    const lastRow = rows.at(-1);
    if (!lastRow || rows.length < batchSize) return;
    firstId = lastRow.id + 1;
  }
}
