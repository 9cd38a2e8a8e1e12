// Measures search quality: a small catalogue, typical queries, and a grade for each expected title (3 is best).

import { readFile } from 'node:fs/promises';
import { createPlaylist } from '../../src/domains/playlists/index.ts';
import { createSeason, createSeries, createVideo, putGenre } from '../../src/domains/titles/index.ts';
import type { Database } from '../../src/platform/database/index.ts';
import { createWithCredits } from '../credits.ts';
import { computeNormalisedGain, type Grades } from './gain.ts';

interface CatalogueTitle {
  id: string;
  type: 'VIDEO' | 'SERIES' | 'SEASON_VIDEO' | 'PLAYLIST';
  titles: Record<string, string>;
  people?: string[];
  genres?: string[];
  year?: number;
}

interface Catalogue {
  genres: Record<string, Record<string, string>>;
  titles: CatalogueTitle[];
}

export interface QueryResult {
  query: string;
  /** Normalised discounted cumulative gain (nDCG), at most 1. */
  gain: number;
  foundIds: string[];
}

const readJson = async <T>(name: string): Promise<T> =>
  JSON.parse(await readFile(new URL(`./${name}`, import.meta.url), 'utf8'));

/** Creates the catalogue in a realm and runs every graded query; `find` returns content ids, best first. */
export async function measureSearch(
  db: Database,
  baseInput: { realmId: number; now: Temporal.Instant },
  find: (query: string) => Promise<readonly number[]>,
): Promise<QueryResult[]> {
  const catalogueIds = await createTitles(db, baseInput);
  const queryResults: QueryResult[] = [];
  for (const { query, expected } of await readJson<{ query: string; expected: Grades }[]>('queries.json')) {
    const foundIds = (await find(query)).slice(0, 10).map((contentId) => catalogueIds.get(contentId) ?? '');
    queryResults.push({ query, gain: computeNormalisedGain(foundIds, expected), foundIds });
  }
  return queryResults;
}

export const computeMeanGain = (queryResults: readonly QueryResult[]) =>
  queryResults.reduce((sum, { gain }) => sum + gain, 0) / queryResults.length;

/** Formats the queries with a gain below 0.8, worst first. */
export const formatWorstQueries = (queryResults: readonly QueryResult[]) =>
  queryResults
    .filter(({ gain }) => gain < 0.8)
    .toSorted((left, right) => left.gain - right.gain)
    .map(({ query, gain, foundIds }) => `${gain.toFixed(2)} ${query}: ${foundIds.join(' ')}`);

/** Creates the titles and returns their ids in the catalogue by content id. */
async function createTitles(db: Database, baseInput: { realmId: number; now: Temporal.Instant }) {
  const { genres, titles } = await readJson<Catalogue>('catalogue.json');
  for (const [key, names] of Object.entries(genres)) {
    await putGenre(db, { realmId: baseInput.realmId, key, names });
  }
  const series = await createSeries(db, { ...baseInput, texts: { en: { title: 'Untold' } } });
  const texts = { en: { title: 'Season 1' } };
  const season = await createSeason(db, { ...baseInput, seriesId: series.id, number: 1, texts });
  const catalogueIds = new Map<number, string>();
  for (const [index, title] of titles.entries()) {
    const { id } = await createTitle(title, { seasonId: season.id, number: index + 1 });
    catalogueIds.set(id, title.id);
  }
  return catalogueIds;

  function createTitle(title: CatalogueTitle, episode: { seasonId: number; number: number }) {
    const textEntries = Object.entries(title.titles).map(
      ([language, name]) => [language, { title: name }] as const,
    );
    const content = {
      ...baseInput,
      texts: Object.fromEntries(textEntries),
      people: (title.people ?? []).map((name) => ({ name, role: 'cast' as const })),
      genres: title.genres ?? [],
      ...(title.year && { year: title.year }),
    };
    if (title.type === 'SERIES') return createWithCredits(createSeries, db, content);
    if (title.type === 'PLAYLIST')
      return createWithCredits(createPlaylist, db, { ...content, numbered: false, items: [] });
    return createWithCredits(createVideo, db, {
      ...content,
      ...(title.type === 'SEASON_VIDEO' && { episode }),
    });
  }
}
