// Read-only queries for the media of titles. The titles domain owns the link to the asset.
import type { NamedChapter } from '@matinee/rules';
import { sql } from 'kysely';
import type { Executor } from '../../../platform/database/index.ts';
import type { ContentIds } from '../../titles/index.ts';
import { type AssetId, type AssetState, tables } from '../media.tables.ts';
import type { AssetKey } from './asset.queries.ts';

/** Selects the titles that play an asset. */
export function selectTitlesOfAsset(
  db: Executor,
  asset: Pick<AssetKey, 'id' | 'realm_id'>,
): Promise<ContentIds[]> {
  return tables(db)
    .selectFrom('video')
    .innerJoin('content', 'content.id', 'video.content_id')
    .select(['content.id', 'content.public_id as publicId'])
    .where('video.asset_id', '=', asset.id)
    .where('content.realm_id', '=', asset.realm_id)
    .orderBy('content.id')
    .execute();
}

interface TitleKeys {
  realmId: number;
  contentIds: readonly number[];
}

/** Selects the public ids of the packages that titles play, by the database id of the title. */
export async function selectCurrentPackageIds(
  db: Executor,
  { realmId, contentIds }: TitleKeys,
): Promise<Map<number, string>> {
  if (contentIds.length === 0) return new Map();
  const rows = await tables(db)
    .selectFrom('video')
    .innerJoin('asset', 'asset.id', 'video.asset_id')
    .innerJoin('package', 'package.id', 'asset.package_id')
    .select(['video.content_id', 'package.public_id'])
    .where('package.realm_id', '=', realmId)
    .where('video.content_id', 'in', contentIds)
    .execute();
  return new Map(rows.map((row) => [row.content_id, row.public_id]));
}

/** Selects the public id of the asset that a title plays. */
export async function selectAssetIdOfTitle(
  db: Executor,
  { realmId, contentId }: { realmId: number; contentId: number },
): Promise<AssetId | undefined> {
  const row = await tables(db)
    .selectFrom('video')
    .innerJoin('asset', 'asset.id', 'video.asset_id')
    .select('asset.public_id')
    .where('video.content_id', '=', contentId)
    .where('asset.realm_id', '=', realmId)
    .executeTakeFirst();
  return row?.public_id;
}

// Selects only parts of the index, because the segments of a long film are most of it.
const audioLanguagesSql = sql<string[] | null>`jsonb_path_query_array(package.index, '$.audio[*].language')`;
const textLanguagesSql = sql<string[] | null>`jsonb_path_query_array(package.index, '$.text[*].language')`;
const chaptersSql = sql<(NamedChapter & { start: number })[] | null>`package.index -> 'chapters'`;

export interface TitleMediaRow {
  content_id: number;
  state: AssetState;
  progress: number;
  complete: boolean | null;
  audio_languages: string[] | null;
  text_languages: string[] | null;
  chapters: (NamedChapter & { start: number })[] | null;
}

/** Selects the assets of titles, with languages and chapters of their packages. */
export function selectTitleMedia(db: Executor, { realmId, contentIds }: TitleKeys): Promise<TitleMediaRow[]> {
  return tables(db)
    .selectFrom('video')
    .innerJoin('asset', 'asset.id', 'video.asset_id')
    .leftJoin('package', 'package.id', 'asset.package_id')
    .select(['video.content_id', 'asset.state', 'asset.progress', 'package.complete'])
    .select([
      audioLanguagesSql.as('audio_languages'),
      textLanguagesSql.as('text_languages'),
      chaptersSql.as('chapters'),
    ])
    .where('video.content_id', 'in', contentIds)
    .where('asset.realm_id', '=', realmId)
    .execute();
}
