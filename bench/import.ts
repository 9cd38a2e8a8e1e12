// A fresh import against one bare ffmpeg that makes the same ladder, and how early the title plays.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { planPackage, probeSource } from '@matinee/media';
import { ffmpeg, makeFilm } from './harness/film.ts';
import { operate } from './harness/operator.ts';
import { report } from './harness/report.ts';
import { startService } from './harness/service.ts';
import { bareLadder } from './reference/bare-ladder.ts';

const length = 60;
const folder = await mkdtemp(join(tmpdir(), 'matinee-bench-import-'));
const film = join(folder, 'film.mp4');
await makeFilm(film, { seconds: length, width: 1920, height: 1080 });

const service = await startService();
const operator = await operate(service);
const { playable, done } = await operator.import(film);
await service.stop();

const probed = await probeSource(film, { tools: { ffmpeg: 'ffmpeg', ffprobe: 'ffprobe' } });
if (!probed.ok) throw new Error(`The film was refused: ${probed.refusal.code}`);
const plan = planPackage(probed.source);
const began = performance.now();
await ffmpeg(bareLadder(film, plan, folder));
const bare = performance.now() - began;

const seconds = (milliseconds: number) => milliseconds / 1000;
console.log(
  `  a film of ${length} s at 1080p; rungs: ${plan.video.rungs.map((rung) => `${rung.height}p`).join(' ')}`,
);
report([
  {
    name: 'import until complete',
    measured: seconds(done),
    unit: 's',
    reference: { name: 'bare ffmpeg', value: seconds(bare) },
    goal: { atMost: 1.2 },
  },
  {
    name: 'import until it plays',
    measured: seconds(playable),
    unit: 's',
    reference: { name: 'the whole import', value: seconds(done) },
    goal: { atMost: 0.25 },
  },
]);
await rm(folder, { recursive: true, force: true });
