// Browsing and playing while a folder of many short files is imported: what the server needs for a page.
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { ImportBatch, Tokens } from '@matinee/contract';
import { ffmpeg, makeFilm } from './harness/film.ts';
import { percentile } from './harness/load.ts';
import { call, operate } from './harness/operator.ts';
import { report } from './harness/report.ts';
import { startService } from './harness/service.ts';

const files = Number(process.env.BENCH_FILES ?? 200);
const folder = await mkdtemp(join(tmpdir(), 'matinee-bench-busy-'));
const batchFolder = join(folder, 'films');
await mkdir(batchFolder);
for (let number = 1; number <= files; number += 1) await shortFilm(number);
const first = join(folder, 'first.mp4');
await makeFilm(first, { seconds: 20, width: 1280, height: 720 });

const service = await startService();
const operator = await operate(service);
const { contentId } = await operator.import(first);
const stream = await operator.stream(contentId);
const admin = await call<Tokens>(service, 'POST', '/api/v2/login', {
  id: 'bench@example.test',
  secret: 'a long bench password',
});
const person = { headers: { authorization: `Bearer ${admin.authorisationToken}` } };

type Times = Map<string, number[]>;

/** Somebody browses and plays once; adds how long each answer took, in milliseconds. */
async function browse(times: Times): Promise<void> {
  const timed = async (name: string, path: string, init?: RequestInit) => {
    const began = performance.now();
    const answer = await fetch(new URL(path, service.url), init);
    await answer.arrayBuffer();
    if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
    times.set(name, [...(times.get(name) ?? []), performance.now() - began]);
  };
  await timed('home', '/', { headers: { accept: 'text/html' } });
  await timed('home of a person', '/api/v1/view/section/HOME', person);
  await timed('video', `/api/v4/vod/${contentId}`, person);
  await timed('manifest', `/api/v5/manifest/video/${contentId}?includePlaybackDetails=URL`, {
    method: 'POST',
    ...person,
  });
  await timed('playlist', stream.hls[0]?.url ?? '');
  await wait(150);
}

const alone: Times = new Map();
for (let round = 0; round < 100; round += 1) await browse(alone);

const batch = await call<ImportBatch>(
  service,
  'POST',
  '/api/v2/imports',
  { path: batchFolder },
  admin.authorisationToken,
);

const busy: Times = new Map();
const began = performance.now();
let finished = false;
while (!finished) {
  await browse(busy);
  const state = await call<ImportBatch>(
    service,
    'GET',
    `/api/v2/imports/${batch.id}`,
    undefined,
    admin.authorisationToken,
  );
  finished = state.finished;
}
console.log(`  ${files} files in ${Math.round((performance.now() - began) / 1000)} s`);
report(
  [...busy].flatMap(([name, values]) => {
    const measured = percentile(values, 0.95);
    const reference = { name: 'while nothing is imported', value: percentile(alone.get(name) ?? [], 0.95) };
    return [
      { name: `${name}, 95th percentile of ${values.length}`, measured, unit: 'ms', goal: { atMost: 200 } },
      { name: `${name}, compared`, measured, unit: 'ms', reference },
    ];
  }),
);
await service.stop();
await rm(folder, { recursive: true, force: true });

function shortFilm(number: number): Promise<void> {
  const picture = `gradients=s=640x360:r=25:d=4:seed=${number}`;
  return ffmpeg([
    '-f',
    'lavfi',
    '-i',
    picture,
    '-f',
    'lavfi',
    '-i',
    `sine=f=${200 + number}:d=4`,
    '-c:v',
    'libx264',
    '-preset',
    'ultrafast',
    '-pix_fmt',
    'yuv420p',
    '-c:a',
    'aac',
    '-shortest',
    join(batchFolder, `film ${number}.mp4`),
  ]);
}
