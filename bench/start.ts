// Measures `npm start` with packages installed and viewer built. For the first start of the demo: the time until it
// serves, until home has all its artwork, and until titles are playable. For later starts: the time until they serve.
// The baseline is a minimal Node server that starts an embedded PostgreSQL of its own.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { Client, findEmbeddedDatabase } from '../apps/server/src/platform/database/index.ts';
import { waitForHomeArtwork } from './harness/home-artwork.ts';
import { computeMedian } from './harness/measurements.ts';
import { report } from './harness/report.ts';
import { findFreePort } from './harness/service.ts';
import { startScript } from './harness/start-script.ts';

const roundCount = Number(process.env.BENCH_ROUNDS ?? 3);
const titleCount = Number(process.env.BENCH_TITLES ?? 4);
const folder = await mkdtemp(join(tmpdir(), 'matinee-bench-start-'));
const port = String(await findFreePort());
const url = `http://127.0.0.1:${port}`;

const startByProgram = {
  matinee: () =>
    startScript('scripts/start.mjs', {
      url: `${url}/healthz`,
      env: { PORT: port, DATA_DIR: join(folder, 'matinee'), DEMO: '1' },
    }),
  baseline: () =>
    startScript('bench/baseline/node-and-postgres.ts', {
      url,
      env: { PORT: port, DATA_DIR: join(folder, 'baseline') },
    }),
};

const firstBaselineStart = await startByProgram.baseline();
await firstBaselineStart.stop();
const startedAt = performance.now();
const firstStart = await startByProgram.matinee();
const [artworkMs, playableTimes] = await Promise.all([
  waitForHomeArtwork({ url }).then(() => performance.now() - startedAt),
  waitForTitles(join(folder, 'matinee')),
]);
await firstStart.stop();

const laterStartTimes: { matinee: number[]; baseline: number[] } = { matinee: [], baseline: [] };
for (let round = 0; round < roundCount; round += 1) {
  for (const program of ['matinee', 'baseline'] as const) {
    const startedProgram = await startByProgram[program]();
    laterStartTimes[program].push(startedProgram.startMs);
    await startedProgram.stop();
  }
}

const toSeconds = (milliseconds: number) => milliseconds / 1000;
report([
  {
    name: 'first start until it serves',
    measured: toSeconds(firstStart.startMs),
    unit: 's',
    baseline: { name: 'Node and PostgreSQL baseline', value: toSeconds(firstBaselineStart.startMs) },
  },
  { name: "until home's artwork is complete", measured: toSeconds(artworkMs), unit: 's' },
  ...playableTimes.map((playableMs, index) => ({
    name: `until ${index + 1} title${index === 0 ? ' plays' : 's play'}`,
    measured: toSeconds(playableMs),
    unit: 's',
  })),
  {
    name: 'second start until it serves',
    measured: toSeconds(computeMedian(laterStartTimes.matinee)),
    unit: 's',
    goal: { max: 5 },
  },
  {
    name: 'second start against the baseline',
    measured: toSeconds(computeMedian(laterStartTimes.matinee)),
    unit: 's',
    baseline: {
      name: 'Node and PostgreSQL baseline',
      value: toSeconds(computeMedian(laterStartTimes.baseline)),
    },
  },
]);
await rm(folder, { recursive: true, force: true });

/** Milliseconds from the start until the first, the second, … title was playable. */
async function waitForTitles(dataDir: string): Promise<number[]> {
  const connectionConfigs = findEmbeddedDatabase(dataDir);
  if (!connectionConfigs) throw new Error('The service has no embedded database yet.');
  const client = new Client(connectionConfigs.connectionConfig);
  await client.connect();
  const times: number[] = [];
  while (times.length < titleCount) {
    const { rows } = await client.query<{ count: string }>(
      "SELECT count(*) FROM asset WHERE state IN ('playable', 'done')",
    );
    for (
      let missingCount = Number(rows[0]?.count) - times.length;
      missingCount > 0 && times.length < titleCount;
      missingCount -= 1
    )
      times.push(performance.now() - startedAt);
    await wait(100);
  }
  await client.end();
  return times;
}
