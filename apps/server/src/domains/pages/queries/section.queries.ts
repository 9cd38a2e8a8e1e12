// Reads sections with their heroes and rows, and the titles that these refer to.

import type { BucketType, LocalisedText } from '@matinee/rules';
import { definePreparedQuery, type Executor } from '../../../platform/database/index.ts';
import { buildListedSql, buildVisibleSql, type PerLanguage } from '../../titles/index.ts';
import type { BucketDisplaySettings, BucketSource, HeroData } from '../section-input.ts';

export interface BucketRow {
  id: number;
  publicId: string;
  position: number;
  exid: string;
  type: BucketType;
  names: LocalisedText;
  displaySettings: BucketDisplaySettings;
  source: BucketSource;
}

export interface HeroRow {
  publicId: string;
  contentId: number | null;
  data: HeroData;
}

export interface SectionRow {
  key: string;
  title: PerLanguage;
  heroes: HeroRow[];
  buckets: BucketRow[];
}

const sectionQuery = definePreparedQuery<SectionRow>(
  'pages-section',
  `select section.key, section.title,
    coalesce((select json_agg(json_build_object('publicId', hero.public_id, 'contentId', hero.content_id,
        'data', hero.data) order by hero.position)
      from hero where hero.section_id = section.id and $3::int is null), '[]') as heroes,
    coalesce((select json_agg(json_build_object('id', b.id, 'publicId', b.public_id, 'position', b.position,
        'exid', b.exid, 'type', b.type, 'names', b.names,
        'displaySettings', b.row_type_data, 'source', b.source) order by b.position)
      from (select * from bucket where bucket.section_id = section.id
        and ($3::int is null or bucket.position > $3) order by bucket.position limit $4) b), '[]') as buckets
  from section where section.realm_id = $1 and section.key = $2`,
);

/** `after` is the position of the last row of the previous part; null for the first part, which has the heroes. */
export async function selectSection(
  executor: Executor,
  params: { realmId: number; sectionKey: string; after: number | null; limit: number },
): Promise<SectionRow | undefined> {
  const [row] = await sectionQuery(executor, [params.realmId, params.sectionKey, params.after, params.limit]);
  return row;
}

const bucketQuery = definePreparedQuery<BucketRow>(
  'pages-bucket',
  `select b.id, b.public_id as "publicId", b.position, b.exid, b.type, b.names,
    b.row_type_data as "displaySettings", b.source
  from bucket b join section on section.id = b.section_id
  where b.realm_id = $1 and section.key = $2 and b.public_id = $3`,
);

export async function selectBucket(
  executor: Executor,
  params: { realmId: number; sectionKey: string; bucketPublicId: string },
): Promise<BucketRow | undefined> {
  const [row] = await bucketQuery(executor, [params.realmId, params.sectionKey, params.bucketPublicId]);
  return row;
}

/**
 * A title that the section refers to, and its video: the title itself, the first video of a series, season or
 * playlist, or the premiere of a live event.
 */
export interface ReferencedTitle {
  publicId: string;
  id: number;
  /** Null when the title has no visible video. */
  video: { id: number; publicId: string } | null;
}

const buildFirstVideoSql = (from: string, where: string, order: string) =>
  `(select c.id, c.public_id from ${from} where ${where} and ${buildVisibleSql('$3')} order by ${order} limit 1)`;
const referencedTitlesQuery = definePreparedQuery<ReferencedTitle>(
  'pages-referenced-titles',
  `select p.public_id as "publicId", p.id, (
    select json_build_object('id', first.id, 'publicId', first.public_id) from (
      ${[
        buildFirstVideoSql('video v join content c on c.id = v.content_id', 'c.id = p.id', 'c.id'),
        buildFirstVideoSql(
          `playlist_item item join content c on c.id = item.content_id join video v on v.content_id = c.id`,
          `p.type = 'PLAYLIST' and item.playlist_id = p.id and ${buildListedSql('$3')}`,
          'item.position',
        ),
        buildFirstVideoSql(
          `season s join video v on v.season_id = s.content_id join content c on c.id = v.content_id`,
          `(p.type = 'SERIES' and s.series_id = p.id or p.type = 'SEASON' and s.content_id = p.id)`,
          's.number, v.episode_number',
        ),
        buildFirstVideoSql(
          'live_event e join content c on c.id = e.premiere_id',
          `p.type = 'LIVE_EVENT' and e.content_id = p.id`,
          'c.id',
        ),
      ].join('\n union all ')}
    ) first limit 1) as video
  from content p
  where p.realm_id = $1 and p.public_id = any($2::text[]) and ${buildVisibleSql('$3', 'p')}`,
);

/** By public id. Omits titles that are not visible. */
export async function selectReferencedTitles(
  executor: Executor,
  params: { realmId: number; now: Temporal.Instant; publicIds: readonly string[] },
): Promise<ReadonlyMap<string, ReferencedTitle>> {
  if (params.publicIds.length === 0) return new Map();
  const rows = await referencedTitlesQuery(executor, [params.realmId, params.publicIds, params.now]);
  return new Map(rows.map((row) => [row.publicId, row]));
}
