// Measures how early a film of ten minutes is playable while the rest is encoded.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createFilm } from './harness/film.ts';
import { createRealmWithOperator } from './harness/operator.ts';
import { report } from './harness/report.ts';
import { startService } from './harness/service.ts';

const folder = await mkdtemp(join(tmpdir(), 'matinee-bench-long-'));
const filmPath = join(folder, 'film.mp4');
await createFilm(filmPath, { seconds: 600, width: 1920, height: 1080 });

const service = await startService();
const operator = await createRealmWithOperator(service);
const { playableMs, completeMs } = await operator.import(filmPath);
await service.stop();

report([
  {
    name: 'a film of ten minutes until it plays',
    measured: playableMs / 1000,
    unit: 's',
    baseline: { name: 'the whole import', value: completeMs / 1000 },
    goal: { max: 0.25 },
  },
]);
await rm(folder, { recursive: true, force: true });
