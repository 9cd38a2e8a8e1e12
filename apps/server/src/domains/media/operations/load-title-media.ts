// The media state, languages and chapters of titles, for their pages.

import { getChapterTitle } from '@matinee/rules';
import type { Executor } from '../../../platform/database/index.ts';
import type { MediaState } from '../media.events.ts';
import type { AssetState } from '../media.tables.ts';
import { selectTitleMedia } from '../queries/title-media.queries.ts';

export interface TitleMediaInput {
  realmId: number;
  contentIds: readonly number[];
  /** Languages for chapter titles in the media, preferred one first. */
  languages: readonly string[];
}

export interface TitleMedia {
  state: MediaState;
  progress: number;
  final: boolean;
  audioLanguages: string[];
  subtitleLanguages: string[];
  /** Chapters; start in seconds. */
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

function toMediaState(assetState: AssetState, hasPackage: boolean): MediaState {
  if (hasPackage) return 'ready';
  return assetState === 'failed' || assetState === 'refused' ? 'failed' : 'preparing';
}

const filterKnownLanguages = (languages: readonly string[] | null): string[] => [
  ...new Set(languages?.filter((language) => language !== 'und')),
];

/** Returns the media of titles by database id. A title without an asset has the state `none`. */
export async function loadTitleMedia(
  db: Executor,
  { realmId, contentIds, languages }: TitleMediaInput,
): Promise<Map<number, TitleMedia>> {
  const mediaByContentId = new Map(contentIds.map((id) => [id, noMedia]));
  if (contentIds.length === 0) return mediaByContentId;
  const rows = await selectTitleMedia(db, { realmId, contentIds });
  for (const row of rows) {
    mediaByContentId.set(row.content_id, {
      state: toMediaState(row.state, row.complete !== null),
      progress: row.progress,
      final: row.complete ?? false,
      audioLanguages: filterKnownLanguages(row.audio_languages),
      subtitleLanguages: filterKnownLanguages(row.text_languages),
      annotations: (row.chapters ?? []).map((chapter) => ({
        title: getChapterTitle(chapter, languages[0]),
        start: chapter.start,
      })),
    });
  }
  return mediaByContentId;
}
