// The search of a million titles on the embedded database: how long a query takes, and how much of what a search that
// looks at every title would show is shown. BENCH_DATA is a folder to keep the titles in between runs.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { findMatches, foldTexts, rebuildSearch } from '../apps/server/src/domains/search/index.ts';
import { connect, migrate, startEmbedded } from '../apps/server/src/platform/database/index.ts';
import { createLog } from '../apps/server/src/platform/log/index.ts';
import { median, percentile } from './harness/load.ts';
import { report } from './harness/report.ts';
import { fillSearchCatalogue } from './harness/search-catalogue.ts';
import { makeQueries } from './harness/search-queries.ts';
import { titleMaker } from './harness/title-words.ts';
import { everyTitle, recall } from './reference/every-title.ts';
import { plainTrigrams } from './reference/plain-trigrams.ts';

const titles = Number(process.env.BENCH_TITLES ?? 1_000_000);
const each = Number(process.env.BENCH_QUERIES ?? 200);
const rounds = Number(process.env.BENCH_ROUNDS ?? 7);
const compared = Math.min(each, Number(process.env.BENCH_COMPARED ?? 60));

const kept = process.env.BENCH_DATA;
const dataDir = kept ?? (await mkdtemp(join(tmpdir(), 'matinee-bench-')));
const log = createLog({ level: 'error' });
const database = await startEmbedded({ dataDir, log, name: 'search bench' });
const { connection } = database;
await migrate(connection, new URL('../apps/server/db/migrations', import.meta.url).pathname);
const { db, pool, close } = connect({ ...connection, statement_timeout: 0, query_timeout: 0 }, log);

const realmId = await realm();
await fill();
const make = titleMaker();
const queries = makeQueries(make, { titles, each });
const genres = new Map();
const find = (query: string) =>
  findMatches({
    executor: db,
    realmId,
    now: Temporal.Now.instant(),
    genresOf: () => Promise.resolve(genres),
    query,
  });

const goals: Partial<Record<string, { slowest?: number; recall?: number }>> = {
  prefix: { slowest: 5 },
  typo: { slowest: 35, recall: 0.95 },
};
for (const [kind, some] of Object.entries(queries)) {
  const { slowest } = goals[kind] ?? {};
  const { p50, p95, least, all } = await time(some, find);
  report([
    { name: `${kind}, median`, measured: p50, unit: 'ms' },
    {
      name: `${kind}, 95th percentile, median of ${rounds} rounds`,
      measured: p95,
      unit: 'ms',
      ...(slowest !== undefined && { goal: { atMost: slowest } }),
    },
  ]);
  report([{ name: `${kind}, 95th percentile, each query at its best`, measured: least, unit: 'ms' }]);
  console.log(`    95th percentile of each round: ${all.map((one) => one.toFixed(1)).join(' ')} ms`);
}

if (compared > 0) {
  const plain = await plainTrigrams(db);
  const few = queries.typo.slice(0, 25);
  const ours = await time(few, find, 3);
  const theirs = await time(few, plain, 3);
  report([
    {
      name: 'typo against one trigram index, p95',
      measured: ours.p95,
      unit: 'ms',
      reference: { name: 'pg_trgm over titles', value: theirs.p95 },
    },
  ]);
  const exhaustive = await everyTitle(db, realmId);
  for (const [kind, some] of Object.entries(queries)) {
    const shares: number[] = [];
    for (const query of some.slice(0, compared)) {
      const [folded = ''] = await foldTexts(db, [query]);
      const share = recall(await find(query), exhaustive(folded));
      if (share < 1 && process.env.BENCH_VERBOSE) console.log(`    ${share.toFixed(1)} ${query}`);
      shares.push(share);
    }
    const { recall: goal } = goals[kind] ?? {};
    const mean = shares.reduce((sum, one) => sum + one, 0) / shares.length;
    report([
      {
        name: `${kind}, recall@10 of ${compared} queries`,
        measured: mean,
        unit: '',
        ...(goal !== undefined && { goal: { atLeast: goal } }),
      },
    ]);
  }
}
await close();
await database.stop();
if (!kept) await rm(dataDir, { recursive: true, force: true });

/** Each query once a round; what the middle one of the rounds took. */
async function time(some: readonly string[], ask: (query: string) => Promise<unknown>, most = rounds) {
  const all: { p50: number; p95: number }[] = [];
  const best = some.map(() => Number.POSITIVE_INFINITY);
  for (let round = 0; round <= most; round += 1) {
    const taken: number[] = [];
    for (const [index, query] of some.entries()) {
      const began = performance.now();
      await ask(query);
      taken.push(performance.now() - began);
      best[index] = Math.min(best[index] ?? 0, taken[index] ?? 0);
    }
    // The first one warms up.
    if (round > 0) all.push({ p50: percentile(taken, 0.5), p95: percentile(taken, 0.95) });
  }
  return {
    p50: median(all.map(({ p50 }) => p50)),
    p95: median(all.map(({ p95 }) => p95)),
    least: percentile(best, 0.95),
    all: all.map(({ p95 }) => p95),
  };
}

async function realm(): Promise<number> {
  await pool.query("insert into realm (key, settings) values ('bench', '{}') on conflict do nothing");
  const { rows } = await pool.query("select id from realm where key = 'bench'");
  return rows[0].id;
}

async function fill(): Promise<void> {
  const { rows } = await pool.query('select count(*)::int as count from search_title');
  if (rows[0].count >= titles) return;
  const client = new pg.Client(connection as pg.ClientConfig);
  await client.connect();
  await fillSearchCatalogue(client, { realmId, titles });
  const began = performance.now();
  const count = await rebuildSearch(db, {
    onProgress: (done) => done % 100_000 === 0 && console.log(`    ${done} titles`),
  });
  const seconds = (performance.now() - began) / 1000;
  report([
    { name: `making ${count} titles findable`, measured: seconds, unit: 's' },
    { name: 'one title', measured: (seconds * 1000) / count, unit: 'ms' },
  ]);
  await client.query('vacuum analyze');
  await client.end();
}
