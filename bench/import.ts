// Imports a film, and compares the time with one ffmpeg that encodes the same ladder; measures how early the
// title is playable.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { planPackage, probeSource } from '@matinee/media';
import { createLadderArguments } from './baseline/ffmpeg-ladder.ts';
import { createFilm, runFfmpeg } from './harness/film.ts';
import { createRealmWithOperator } from './harness/operator.ts';
import { report } from './harness/report.ts';
import { startService } from './harness/service.ts';

const durationSeconds = 60;
const folder = await mkdtemp(join(tmpdir(), 'matinee-bench-import-'));
const filmPath = join(folder, 'film.mp4');
await createFilm(filmPath, { seconds: durationSeconds, width: 1920, height: 1080 });

const service = await startService();
const operator = await createRealmWithOperator(service);
const { playableMs, completeMs } = await operator.import(filmPath);
await service.stop();

const probeResult = await probeSource(filmPath, { tools: { ffmpeg: 'ffmpeg', ffprobe: 'ffprobe' } });
if (!probeResult.ok) throw new Error(`The film was rejected: ${probeResult.refusal.code}`);
const plan = planPackage(probeResult.source);
const startedAt = performance.now();
await runFfmpeg(createLadderArguments(filmPath, plan, folder));
const baselineMs = performance.now() - startedAt;

const toSeconds = (milliseconds: number) => milliseconds / 1000;
console.log(
  `  a film of ${durationSeconds} s at 1080p; rungs: ${plan.video.rungs.map((rung) => `${rung.height}p`).join(' ')}`,
);
report([
  {
    name: 'import until complete',
    measured: toSeconds(completeMs),
    unit: 's',
    baseline: { name: 'ffmpeg baseline', value: toSeconds(baselineMs) },
    goal: { max: 1.2 },
  },
  {
    name: 'import until it plays',
    measured: toSeconds(playableMs),
    unit: 's',
    baseline: { name: 'the whole import', value: toSeconds(completeMs) },
    goal: { max: 0.25 },
  },
]);
await rm(folder, { recursive: true, force: true });
