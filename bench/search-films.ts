// Searches a catalogue of real films as viewers type: the share of queries whose expected film comes first
// (success@1) or among the first five (success@5), and query times. BENCH_FILMS is the path of a JSON file with
// films ({title, year, cast, genres, extract}), such as the movies of github.com/prust/wikipedia-movie-data since
// 1940. BENCH_QUERIES_FILE is the path of another file of queries than judged-film-queries.tsv, for example of
// judged-film-queries-2.tsv to -5.tsv, whose authors knew only the catalogue. With BENCH_DATA, the films stay in that
// folder for the next run. BENCH_VERBOSE=1 prints the results of all queries.
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { findMatches, rebuildSearch } from '../apps/server/src/domains/search/index.ts';
import { selectGenres } from '../apps/server/src/domains/titles/index.ts';
import { connect, migrate, startEmbeddedDatabase } from '../apps/server/src/platform/database/index.ts';
import { createLog } from '../apps/server/src/platform/log/index.ts';
import { createRealmWithFilms, type Film } from './harness/film-catalogue.ts';
import { isExpected, parseJudgedQueries } from './harness/judged-queries.ts';
import { computePercentile } from './harness/measurements.ts';
import { report } from './harness/report.ts';

const filmsPath = process.env.BENCH_FILMS;
if (!filmsPath) {
  console.log('  skipped: BENCH_FILMS is not set');
  process.exit(0);
}
const queriesPath =
  process.env.BENCH_QUERIES_FILE ?? fileURLToPath(new URL('judged-film-queries.tsv', import.meta.url));
const roundCount = Number(process.env.BENCH_ROUNDS ?? 5);
const reusedFolder = process.env.BENCH_DATA;
const dataDir = reusedFolder ?? (await mkdtemp(join(tmpdir(), 'matinee-bench-')));
const log = createLog({ level: 'error' });
const database = await startEmbeddedDatabase({ dataDir, log, name: 'film search bench' });
const { connectionConfig, migrationConnectionConfig } = database;
await migrate(
  migrationConnectionConfig,
  fileURLToPath(new URL('../apps/server/db/migrations', import.meta.url)),
  connectionConfig.user,
);
const { db, pool, close } = connect({ ...connectionConfig, statement_timeout: 0, query_timeout: 0 }, log);

const films: Film[] = JSON.parse(await readFile(filmsPath, 'utf8'));
const queries = parseJudgedQueries(await readFile(queriesPath, 'utf8'));
const realmId = await ensureCatalogue();
const { rows } = await pool.query('select id, public_id as "publicId" from content where realm_id = $1', [
  realmId,
]);
const filmById = new Map<number, Film | undefined>(
  rows.map(({ id, publicId }) => [Number(id), films[Number(publicId.slice(1))]]),
);
const baseInput = { executor: db, realmId, now: Temporal.Now.instant(), loadGenres: selectGenres };

const times: number[] = [];
const successes = new Map<string, { count: number; first: number; firstFive: number }>();
for (const judgedQuery of queries) {
  const { group, query } = judgedQuery;
  const durations: number[] = [];
  let matches: Awaited<ReturnType<typeof findMatches>> = [];
  for (let round = 0; round <= roundCount; round += 1) {
    const startedAt = performance.now();
    matches = await findMatches({ ...baseInput, queryText: query });
    if (round > 0) durations.push(performance.now() - startedAt);
  }
  times.push(...durations);
  const foundFilms = matches.slice(0, 5).map(({ id }) => filmById.get(id));
  const rank = foundFilms.findIndex((film) => film && isExpected(judgedQuery, film));
  for (const name of [group, 'all']) {
    const success = successes.get(name) ?? { count: 0, first: 0, firstFive: 0 };
    success.count += 1;
    if (rank === 0) success.first += 1;
    if (rank >= 0) success.firstFive += 1;
    successes.set(name, success);
  }
  if (rank !== 0 || process.env.BENCH_VERBOSE)
    console.log(
      `    ${rank < 0 ? '-' : rank + 1} [${group}] ${query}: ${foundFilms
        .slice(0, 3)
        .map((film, index) => `${film?.title} (${film?.year}) ${matches[index]?.score.toFixed(2)}`)
        .join(' | ')}`,
    );
}
for (const [name, { count, first, firstFive }] of successes)
  console.log(`    ${name}: of ${count} queries, ${first} films first and ${firstFive} among the first five`);
const { count = 0, first = 0, firstFive = 0 } = successes.get('all') ?? {};
report([
  { name: `success@1 of ${count} queries`, measured: first / count, unit: '', goal: { min: 0.97 } },
  { name: `success@5 of ${count} queries`, measured: firstFive / count, unit: '', goal: { min: 0.99 } },
  { name: 'median', measured: computePercentile(times, 0.5), unit: 'ms' },
  { name: '95th percentile', measured: computePercentile(times, 0.95), unit: 'ms' },
]);

await close();
await database.stop();
if (!reusedFolder) await rm(dataDir, { recursive: true, force: true });

async function ensureCatalogue(): Promise<number> {
  const existing = await pool.query("select id from realm where key = 'films'");
  if (existing.rows[0]) return Number(existing.rows[0].id);
  const client = new pg.Client(migrationConnectionConfig as pg.ClientConfig);
  await client.connect();
  const id = await createRealmWithFilms(client, films);
  await rebuildSearch(db);
  await client.query('vacuum analyze');
  await client.end();
  return id;
}
