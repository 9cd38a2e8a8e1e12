// A film of ten minutes: how early it plays while the rest of it is made.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeFilm } from './harness/film.ts';
import { operate } from './harness/operator.ts';
import { report } from './harness/report.ts';
import { startService } from './harness/service.ts';

const folder = await mkdtemp(join(tmpdir(), 'matinee-bench-long-'));
const film = join(folder, 'film.mp4');
await makeFilm(film, { seconds: 600, width: 1920, height: 1080 });

const service = await startService();
const operator = await operate(service);
const { playable, done } = await operator.import(film);
await service.stop();

report([
  {
    name: 'ten minutes until they play',
    measured: playable / 1000,
    unit: 's',
    reference: { name: 'the whole import', value: done / 1000 },
    goal: { atMost: 0.25 },
  },
]);
await rm(folder, { recursive: true, force: true });
