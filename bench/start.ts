// `npm start` with packages and viewer in place: the first start of the demo until it serves, until home has all its
// artwork and until titles play, and later starts until they serve. Against a bare Node server with the same database.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { Client, findEmbedded } from '../apps/server/src/platform/database/index.ts';
import { untilHomeIsComplete } from './harness/demo.ts';
import { median } from './harness/load.ts';
import { startScript } from './harness/npm-start.ts';
import { report } from './harness/report.ts';
import { freePort } from './harness/service.ts';

const rounds = Number(process.env.BENCH_ROUNDS ?? 3);
const titles = Number(process.env.BENCH_TITLES ?? 4);
const folder = await mkdtemp(join(tmpdir(), 'matinee-bench-start-'));
const port = String(await freePort());
const url = `http://127.0.0.1:${port}`;

const begin = {
  ours: () =>
    startScript('scripts/start.mjs', {
      url: `${url}/healthz`,
      env: { PORT: port, DATA_DIR: join(folder, 'ours'), DEMO: '1' },
    }),
  bare: () =>
    startScript('bench/reference/bare-start.ts', {
      url,
      env: { PORT: port, DATA_DIR: join(folder, 'bare') },
    }),
};

const bareFirst = await begin.bare();
await bareFirst.stop();
const began = performance.now();
const first = await begin.ours();
const [complete, playing] = await Promise.all([
  untilHomeIsComplete({ url }).then(() => performance.now() - began),
  untilTitlesPlay(join(folder, 'ours')),
]);
await first.stop();

const again: { ours: number[]; bare: number[] } = { ours: [], bare: [] };
for (let round = 0; round < rounds; round += 1) {
  for (const who of ['ours', 'bare'] as const) {
    const started = await begin[who]();
    again[who].push(started.took);
    await started.stop();
  }
}

const seconds = (milliseconds: number) => milliseconds / 1000;
report([
  {
    name: 'first start until it serves',
    measured: seconds(first.took),
    unit: 's',
    reference: { name: 'bare Node and PostgreSQL', value: seconds(bareFirst.took) },
  },
  { name: "until home's artwork is complete", measured: seconds(complete), unit: 's' },
  ...playing.map((at, index) => ({
    name: `until ${index + 1} title${index === 0 ? ' plays' : 's play'}`,
    measured: seconds(at),
    unit: 's',
  })),
  {
    name: 'second start until it serves',
    measured: seconds(median(again.ours)),
    unit: 's',
    goal: { atMost: 5 },
  },
  {
    name: 'the same',
    measured: seconds(median(again.ours)),
    unit: 's',
    reference: { name: 'bare Node and PostgreSQL', value: seconds(median(again.bare)) },
  },
]);
await rm(folder, { recursive: true, force: true });

/** When the first, the second, … title played, since the start. */
async function untilTitlesPlay(dataDir: string): Promise<number[]> {
  const connection = findEmbedded(dataDir);
  if (!connection) throw new Error('There is no database.');
  const client = new Client(connection);
  await client.connect();
  const at: number[] = [];
  while (at.length < titles) {
    const { rows } = await client.query<{ count: string }>(
      "SELECT count(*) FROM asset WHERE state IN ('playable', 'done')",
    );
    for (let more = Number(rows[0]?.count) - at.length; more > 0 && at.length < titles; more -= 1)
      at.push(performance.now() - began);
    await wait(100);
  }
  await client.end();
  return at;
}
