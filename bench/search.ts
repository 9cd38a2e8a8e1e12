// Searches a million titles on the embedded database: query times, and recall against an exhaustive search.
// BENCH_QUERIES (default 200) is the number of queries of each kind, BENCH_RECALL_QUERIES (default 60) that of the
// queries of each kind whose recall is measured. With BENCH_DATA, the titles stay in that folder for the next run.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { findMatches, foldTexts, rebuildSearch } from '../apps/server/src/domains/search/index.ts';
import { connect, migrate, startEmbeddedDatabase } from '../apps/server/src/platform/database/index.ts';
import { createLog } from '../apps/server/src/platform/log/index.ts';
import { computeRecall, createExhaustiveSearch } from './baseline/exhaustive-search.ts';
import { createTrigramSearch } from './baseline/trigram-search.ts';
import { computeMedian, computePercentile } from './harness/measurements.ts';
import { report } from './harness/report.ts';
import { fillSearchCatalogue } from './harness/search-catalogue.ts';
import { createSearchQueries } from './harness/search-queries.ts';
import { createTitleGenerator } from './harness/title-generator.ts';

const titleCount = Number(process.env.BENCH_TITLES ?? 1_000_000);
const queriesPerKind = Number(process.env.BENCH_QUERIES ?? 200);
const defaultRoundCount = Number(process.env.BENCH_ROUNDS ?? 7);
const recallQueryCount = Math.min(queriesPerKind, Number(process.env.BENCH_RECALL_QUERIES ?? 60));

const reusedFolder = process.env.BENCH_DATA;
const dataDir = reusedFolder ?? (await mkdtemp(join(tmpdir(), 'matinee-bench-')));
const log = createLog({ level: 'error' });
const database = await startEmbeddedDatabase({ dataDir, log, name: 'search bench' });
const { connectionConfig, migrationConnectionConfig } = database;
const migrationsDir = fileURLToPath(new URL('../apps/server/db/migrations', import.meta.url));
await migrate(migrationConnectionConfig, migrationsDir, connectionConfig.user);
const noTimeouts = { statement_timeout: 0, query_timeout: 0 };
const { db, pool, close } = connect({ ...connectionConfig, ...noTimeouts }, log);

const realmId = await ensureRealm();
await fillIndex();
const generateTitle = createTitleGenerator();
const queries = createSearchQueries(generateTitle, { titleCount, count: queriesPerKind });
const genres = new Map();
const findTitleMatches = (query: string) =>
  findMatches({
    executor: db,
    realmId,
    now: Temporal.Now.instant(),
    loadGenres: () => Promise.resolve(genres),
    queryText: query,
  });

const goals: Partial<Record<string, { maxMs?: number; recall?: number }>> = {
  prefix: { maxMs: 5 },
  typo: { maxMs: 35, recall: 0.95 },
};
for (const [kind, kindQueries] of Object.entries(queries)) {
  const { maxMs } = goals[kind] ?? {};
  const { p50, p95, bestP95, roundP95s } = await measureQueries(kindQueries, findTitleMatches);
  report([
    { name: `${kind}, median`, measured: p50, unit: 'ms' },
    {
      name: `${kind}, 95th percentile, median of ${defaultRoundCount} rounds`,
      measured: p95,
      unit: 'ms',
      ...(maxMs !== undefined && { goal: { max: maxMs } }),
    },
  ]);
  report([{ name: `${kind}, 95th percentile, best time of each query`, measured: bestP95, unit: 'ms' }]);
  console.log(
    `    95th percentile of each round: ${roundP95s.map((value) => value.toFixed(1)).join(' ')} ms`,
  );
}

if (recallQueryCount > 0) {
  const baselineConnection = connect({ ...migrationConnectionConfig, ...noTimeouts }, log);
  const searchByTrigrams = await createTrigramSearch(baselineConnection.db);
  const typoQueries = queries.typo.slice(0, 25);
  const searchTimes = await measureQueries(typoQueries, findTitleMatches, 3);
  const trigramTimes = await measureQueries(typoQueries, searchByTrigrams, 3);
  await baselineConnection.close();
  report([
    {
      name: 'typo against one trigram index, p95',
      measured: searchTimes.p95,
      unit: 'ms',
      baseline: { name: 'pg_trgm over titles', value: trigramTimes.p95 },
    },
  ]);
  const searchExhaustively = await createExhaustiveSearch(db, realmId);
  for (const [kind, kindQueries] of Object.entries(queries)) {
    const recalls: number[] = [];
    for (const query of kindQueries.slice(0, recallQueryCount)) {
      const [foldedQuery = ''] = await foldTexts(db, [query]);
      const queryRecall = computeRecall(await findTitleMatches(query), searchExhaustively(foldedQuery));
      if (queryRecall < 1 && process.env.BENCH_VERBOSE) console.log(`    ${queryRecall.toFixed(1)} ${query}`);
      recalls.push(queryRecall);
    }
    const { recall: goal } = goals[kind] ?? {};
    const mean = recalls.reduce((sum, value) => sum + value, 0) / recalls.length;
    report([
      {
        name: `${kind}, recall@10 of ${recallQueryCount} queries`,
        measured: mean,
        unit: '',
        ...(goal !== undefined && { goal: { min: goal } }),
      },
    ]);
  }
}
await close();
await database.stop();
if (!reusedFolder) await rm(dataDir, { recursive: true, force: true });

/**
 * Runs each query once per round, after a warm-up round. Returns the medians over the rounds of the 50th and 95th
 * percentiles, the 95th percentile of each round, and that of each query's best time, warm-up included.
 */
async function measureQueries(
  kindQueries: readonly string[],
  search: (query: string) => Promise<unknown>,
  roundCount = defaultRoundCount,
) {
  const results: { p50: number; p95: number }[] = [];
  const bestTimes = kindQueries.map(() => Number.POSITIVE_INFINITY);
  for (let round = 0; round <= roundCount; round += 1) {
    const times: number[] = [];
    for (const [index, query] of kindQueries.entries()) {
      const startedAt = performance.now();
      await search(query);
      times.push(performance.now() - startedAt);
      bestTimes[index] = Math.min(bestTimes[index] ?? 0, times[index] ?? 0);
    }
    // The first round warms up.
    if (round > 0) results.push({ p50: computePercentile(times, 0.5), p95: computePercentile(times, 0.95) });
  }
  return {
    p50: computeMedian(results.map(({ p50 }) => p50)),
    p95: computeMedian(results.map(({ p95 }) => p95)),
    bestP95: computePercentile(bestTimes, 0.95),
    roundP95s: results.map(({ p95 }) => p95),
  };
}

async function ensureRealm(): Promise<number> {
  await pool.query("insert into realm (key, settings) values ('bench', '{}') on conflict do nothing");
  const { rows } = await pool.query("select id from realm where key = 'bench'");
  return rows[0].id;
}

async function fillIndex(): Promise<void> {
  const { rows } = await pool.query('select count(*)::int as count from search_title');
  if (rows[0].count >= titleCount) return;
  const client = new pg.Client(migrationConnectionConfig as pg.ClientConfig);
  await client.connect();
  await fillSearchCatalogue(client, { realmId, titleCount });
  const startedAt = performance.now();
  const count = await rebuildSearch(db, {
    onProgress: (doneCount) => doneCount % 100_000 === 0 && console.log(`    ${doneCount} titles`),
  });
  const seconds = (performance.now() - startedAt) / 1000;
  report([
    { name: `indexing ${count} titles`, measured: seconds, unit: 's' },
    { name: 'indexing one title', measured: (seconds * 1000) / count, unit: 'ms' },
  ]);
  await client.query('vacuum analyze');
  await client.end();
}
