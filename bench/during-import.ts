// Response times of browsing and playing while a folder of many short films is imported.
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { ImportBatch, Tokens } from '@matinee/contract';
import { createFilm, runFfmpeg } from './harness/film.ts';
import { computePercentile } from './harness/measurements.ts';
import { call, createRealmWithOperator } from './harness/operator.ts';
import { report } from './harness/report.ts';
import { startService } from './harness/service.ts';

const fileCount = Number(process.env.BENCH_FILES ?? 200);
const folder = await mkdtemp(join(tmpdir(), 'matinee-bench-busy-'));
const batchFolder = join(folder, 'films');
await mkdir(batchFolder);
for (let number = 1; number <= fileCount; number += 1) await createShortFilm(number);
const firstFilmPath = join(folder, 'first.mp4');
await createFilm(firstFilmPath, { seconds: 20, width: 1280, height: 720 });

const service = await startService();
const operator = await createRealmWithOperator(service);
const { contentId } = await operator.import(firstFilmPath);
const stream = await operator.fetchStream(contentId);
const admin = await call<Tokens>(service, 'POST', '/api/v2/login', {
  id: 'bench@example.test',
  secret: 'a long bench password',
});
const requestInit = { headers: { authorization: `Bearer ${admin.authorisationToken}` } };

type Times = Map<string, number[]>;

/** Sends the requests of a viewer who browses and plays once; adds their response times, in milliseconds, to `times`. */
async function browse(times: Times): Promise<void> {
  const measureRequest = async (name: string, path: string, init?: RequestInit) => {
    const startedAt = performance.now();
    const response = await fetch(new URL(path, service.url), init);
    await response.arrayBuffer();
    if (!response.ok) throw new Error(`${path}: ${response.status}`);
    times.set(name, [...(times.get(name) ?? []), performance.now() - startedAt]);
  };
  await measureRequest('home', '/', { headers: { accept: 'text/html' } });
  await measureRequest('home of an account', '/api/v1/view/section/HOME', requestInit);
  await measureRequest('video', `/api/v4/vod/${contentId}`, requestInit);
  await measureRequest('manifest', `/api/v5/manifest/video/${contentId}?includePlaybackDetails=URL`, {
    method: 'POST',
    ...requestInit,
  });
  await measureRequest('playlist', stream.hls[0]?.url ?? '');
  await wait(150);
}

const idleTimes: Times = new Map();
for (let round = 0; round < 100; round += 1) await browse(idleTimes);

const batch = await call<ImportBatch>(
  service,
  'POST',
  '/api/v2/imports',
  { path: batchFolder },
  admin.authorisationToken,
);

const importTimes: Times = new Map();
const startedAt = performance.now();
let isFinished = false;
while (!isFinished) {
  await browse(importTimes);
  const currentBatch = await call<ImportBatch>(
    service,
    'GET',
    `/api/v2/imports/${batch.id}`,
    undefined,
    admin.authorisationToken,
  );
  isFinished = currentBatch.finished;
}
console.log(`  ${fileCount} files in ${Math.round((performance.now() - startedAt) / 1000)} s`);
report(
  [...importTimes].flatMap(([name, values]) => {
    const percentile = computePercentile(values, 0.95);
    const baseline = {
      name: 'while nothing is imported',
      value: computePercentile(idleTimes.get(name) ?? [], 0.95),
    };
    return [
      {
        name: `${name}, 95th percentile of ${values.length}`,
        measured: percentile,
        unit: 'ms',
        goal: { max: 200 },
      },
      { name: `${name}, against idle`, measured: percentile, unit: 'ms', baseline },
    ];
  }),
);
await service.stop();
await rm(folder, { recursive: true, force: true });

function createShortFilm(number: number): Promise<void> {
  const video = `gradients=s=640x360:r=25:d=4:seed=${number}`;
  return runFfmpeg([
    '-f',
    'lavfi',
    '-i',
    video,
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
