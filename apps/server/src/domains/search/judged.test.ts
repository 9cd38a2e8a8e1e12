// The search against the judgement of people: a small catalogue, queries as they are typed, and which titles somebody
// who types this would want to see, 3 for the best. Both are plain files in test/search.
import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { discountedGain, type Grades } from '../../../test/search/gain.ts';
import { startService, type TestService } from '../../../test/service.ts';
import {
  createPlaylist,
  createSeason,
  createSeries,
  createVideo,
  type GenresOf,
  putGenre,
  rememberGenres,
} from '../catalogue/index.ts';
import { findMatches } from './operations/find-matches.ts';

interface JudgedTitle {
  id: string;
  type: 'VIDEO' | 'SERIES' | 'SEASON_VIDEO' | 'PLAYLIST';
  titles: Record<string, string>;
  people?: string[];
  genres?: string[];
  year?: number;
}
interface JudgedCatalogue {
  genres: Record<string, Record<string, string>>;
  titles: JudgedTitle[];
}

const read = async <T>(name: string): Promise<T> =>
  JSON.parse(await readFile(new URL(`../../../test/search/${name}`, import.meta.url), 'utf8'));

let service: TestService;
const keys = new Map<number, string>();
let genresOf: GenresOf;

beforeAll(async () => {
  service = await startService();
  const { genres, titles } = await read<JudgedCatalogue>('catalogue.json');
  const { realmId, services } = service;
  for (const [key, names] of Object.entries(genres)) await putGenre(services.db, { realmId, key, names });
  genresOf = rememberGenres(services.events);
  const season = await makeSeason();
  for (const [index, title] of titles.entries()) keys.set(await make(title, season, index + 1), title.id);
});
afterAll(() => service.close());

async function makeSeason(): Promise<number> {
  const { realmId, services, clock } = service;
  const frame = { realmId, now: clock.now() };
  const series = await createSeries(services.db, { ...frame, texts: { en: { title: 'Untold' } } });
  const season = { ...frame, seriesId: series.id, number: 1, texts: { en: { title: 'Season 1' } } };
  return (await createSeason(services.db, season)).id;
}

async function make(title: JudgedTitle, seasonId: number, number: number): Promise<number> {
  const { realmId, services, clock } = service;
  const texts = Object.entries(title.titles).map(([language, name]) => [language, { title: name }] as const);
  const content = {
    realmId,
    now: clock.now(),
    texts: Object.fromEntries(texts),
    people: (title.people ?? []).map((name) => ({ name, role: 'cast' as const })),
    genres: title.genres ?? [],
    ...(title.year && { year: title.year }),
  };
  if (title.type === 'SERIES') return (await createSeries(services.db, content)).id;
  if (title.type === 'PLAYLIST') {
    return (await createPlaylist(services.db, { ...content, numbered: false, items: [] })).id;
  }
  const episode = title.type === 'SEASON_VIDEO' && { episode: { seasonId, number } };
  return (await createVideo(services.db, { ...content, ...episode })).id;
}

test('what people expect comes first, for whatever they type', async () => {
  const queries = await read<{ query: string; expected: Grades }[]>('queries.json');
  expect(queries.length).toBeGreaterThanOrEqual(150);
  const { realmId, services, clock } = service;
  const judged: { query: string; gain: number; found: string[] }[] = [];
  for (const { query, expected } of queries) {
    const matches = await findMatches({
      executor: services.db,
      genresOf,
      realmId,
      now: clock.now(),
      query,
    });
    const found = matches.slice(0, 10).map(({ id }) => keys.get(id) ?? '');
    judged.push({ query, gain: discountedGain(found, expected), found });
  }
  const mean = judged.reduce((sum, { gain }) => sum + gain, 0) / judged.length;
  const worst = judged
    .filter(({ gain }) => gain < 0.8)
    .toSorted((one, other) => one.gain - other.gain)
    .map(({ query, gain, found }) => `${gain.toFixed(2)} ${query}: ${found.join(' ')}`);
  expect(mean, worst.join('\n')).toBeGreaterThanOrEqual(0.95);
});
