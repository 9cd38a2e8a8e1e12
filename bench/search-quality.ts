// Measures search quality: nDCG@10 of typical queries, with a grade for each expected title.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findMatches } from '../apps/server/src/domains/search/index.ts';
import { selectGenres } from '../apps/server/src/domains/titles/index.ts';
import { connect, migrate, startEmbeddedDatabase } from '../apps/server/src/platform/database/index.ts';
import { createLog } from '../apps/server/src/platform/log/index.ts';
import {
  computeMeanGain,
  formatWorstQueries,
  measureSearch,
} from '../apps/server/test/search/graded-search.ts';
import { report } from './harness/report.ts';

const dataDir = await mkdtemp(join(tmpdir(), 'matinee-bench-'));
const log = createLog({ level: 'error' });
const database = await startEmbeddedDatabase({ dataDir, log, name: 'search quality bench' });
const { connectionConfig, migrationConnectionConfig } = database;
const migrationsDir = fileURLToPath(new URL('../apps/server/db/migrations', import.meta.url));
await migrate(migrationConnectionConfig, migrationsDir, connectionConfig.user);
const { db, pool, close } = connect(connectionConfig, log);
const { rows } = await pool.query("insert into realm (key, settings) values ('bench', '{}') returning id");

const baseInput = { realmId: rows[0].id, now: Temporal.Now.instant() };
const gradedQueries = await measureSearch(db, baseInput, async (query) => {
  const matches = await findMatches({
    ...baseInput,
    executor: db,
    loadGenres: selectGenres,
    queryText: query,
  });
  return matches.map(({ id }) => id);
});
report([
  {
    name: `nDCG@10 of ${gradedQueries.length} queries`,
    measured: computeMeanGain(gradedQueries),
    unit: '',
    goal: { min: 0.85 },
  },
]);
for (const line of formatWorstQueries(gradedQueries)) console.log(`    ${line}`);

await close();
await database.stop();
await rm(dataDir, { recursive: true, force: true });
