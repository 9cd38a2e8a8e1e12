// A fresh import against one bare ffmpeg that makes the same ladder, and how early the title plays.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeFilm, ffmpeg } from './harness/film.ts';
import { operate } from './harness/operator.ts';
import { report } from './harness/report.ts';
import { startService } from './harness/service.ts';
import { bareLadder } from './reference/bare-ladder.ts';

const seconds = Number(process.env.BENCH_FILM_SECONDS ?? 60);
const folder = await mkdtemp(join(tmpdir(), 'matinee-bench-import-'));
const film = join(folder, 'film.mp4');
await makeFilm(film, { seconds, width: 1920, height: 1080 });

const service = await startService();
const operator = await operate(service);
const { contentId, playable, done } = await operator.import(film);
const master = (await operator.stream(contentId)).hls[0]?.url ?? '';
const ladder = await (await fetch(new URL(master, service.url))).text();
await service.stop();

const began = performance.now();
await ffmpeg(bareLadder(film, rungsOf(ladder), folder));
const bare = performance.now() - began;

console.log(`  a film of ${seconds} s at 1080p; rungs: ${rungsOf(ladder).map((rung) => `${rung.height}p`).join(' ')}`);
report([
  { name: 'import until complete', measured: done / 1000, unit: 's', reference: { name: 'bare ffmpeg', value: bare / 1000 }, goal: { atMost: 1.2 } },
  { name: 'import until it plays', measured: playable / 1000, unit: 's', reference: { name: 'the whole import', value: done / 1000 }, goal: { atMost: 0.25 } },
]);
await rm(folder, { recursive: true, force: true });

/** Sizes and peak rates, read from the master playlist that the import made. */
function rungsOf(master: string): { width: number; height: number; bandwidth: number }[] {
  return [...master.matchAll(/#EXT-X-STREAM-INF:.*/g)].map(([line]) => {
    const [, width, height] = /RESOLUTION=(\d+)x(\d+)/.exec(line) ?? [];
    const [, bandwidth] = /[:,]BANDWIDTH=(\d+)/.exec(line) ?? [];
    return { width: Number(width), height: Number(height), bandwidth: Number(bandwidth) };
  });
}
