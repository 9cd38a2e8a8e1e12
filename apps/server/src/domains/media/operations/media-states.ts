// What the pages of titles show of their media.

import { getChapterTitle, type NamedChapter } from '@matinee/rules';
import { sql } from 'kysely';
import type { Executor } from '../../../platform/database/index.ts';
import type { MediaState } from '../media.events.ts';
import type { AssetState } from '../media.tables.ts';
import { tables } from '../media.tables.ts';

export interface TitleMedia {
  state: MediaState;
  progress: number;
  final: boolean;
  audioLanguages: string[];
  subtitleLanguages: string[];
  /** Chapters; seconds. */
  annotations: { title: string; start: number }[];
}

const noMedia: TitleMedia = {
  state: 'none',
  progress: 0,
  final: false,
  audioLanguages: [],
  subtitleLanguages: [],
  annotations: [],
};

function stateOf(asset: AssetState, hasPackage: boolean): MediaState {
  if (hasPackage) return 'ready';
  return asset === 'failed' || asset === 'refused' ? 'failed' : 'preparing';
}

const known = (languages: readonly string[] | null): string[] => [
  ...new Set(languages?.filter((language) => language !== 'und')),
];

// The segments of a long film are most of its index; a page needs none of them.
const audioLanguages = sql<string[] | null>`jsonb_path_query_array(package.index, '$.audio[*].language')`;
const textLanguages = sql<string[] | null>`jsonb_path_query_array(package.index, '$.text[*].language')`;
const chapters = sql<(NamedChapter & { start: number })[] | null>`package.index -> 'chapters'`;

/** By the database keys of content; content without an asset is left out of nothing: it has the state `none`. */
export async function mediaStatesOf(
  db: Executor,
  contentIds: readonly number[],
  languages: readonly string[] = [],
): Promise<Map<number, TitleMedia>> {
  const states = new Map(contentIds.map((id) => [id, noMedia]));
  if (contentIds.length === 0) return states;
  const rows = await tables(db)
    .selectFrom('video')
    .innerJoin('asset', 'asset.id', 'video.asset_id')
    .leftJoin('package', 'package.id', 'asset.package_id')
    .select(['video.content_id', 'asset.state', 'asset.progress', 'package.final'])
    .select([
      audioLanguages.as('audio_languages'),
      textLanguages.as('text_languages'),
      chapters.as('chapters'),
    ])
    .where('video.content_id', 'in', contentIds)
    .execute();
  for (const row of rows) {
    states.set(row.content_id, {
      state: stateOf(row.state, row.final !== null),
      progress: row.progress,
      final: row.final ?? false,
      audioLanguages: known(row.audio_languages),
      subtitleLanguages: known(row.text_languages),
      annotations: (row.chapters ?? []).map((chapter) => ({
        title: getChapterTitle(chapter, languages[0]),
        start: chapter.start,
      })),
    });
  }
  return states;
}
