// How a file of the corpus is made. ffmpeg runs bare here: what it reads comes from us alone.
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { RefusalCode } from '../probe/refusal.ts';

const run = promisify(execFile);

export type Kitchen = {
  ffmpeg: string;
  /** An empty folder for what is needed on the way. */
  scratch: string;
  /** Path of another file of the corpus, made when missing. */
  file: (name: string) => Promise<string>;
};

export type Recipe = {
  /** Name on disk. */
  fileName: string;
  /** What a probe has to answer. */
  expect: 'accepted' | RefusalCode;
  make: (path: string, kitchen: Kitchen) => Promise<void>;
};

/** Runs ffmpeg with test sources; a failure is an error with what it said. */
export async function cook(kitchen: Pick<Kitchen, 'ffmpeg'>, args: string[]): Promise<void> {
  await run(kitchen.ffmpeg, ['-nostdin', '-hide_banner', '-loglevel', 'error', '-y', ...args]);
}

/** A moving test picture as an input. */
export const picture = (size = '320x180', rate = '25', seconds = 3): string[] => [
  ...['-f', 'lavfi', '-i', `testsrc2=size=${size}:rate=${rate}:duration=${seconds}`],
];

/** A tone as an input. */
export const tone = (hertz = 440, seconds = 3): string[] => [
  ...['-f', 'lavfi', '-i', `sine=frequency=${hertz}:sample_rate=48000:duration=${seconds}`],
];

export const h264 = ['-c:v', 'libx264', '-preset', 'ultrafast', '-pix_fmt', 'yuv420p', '-g', '25'];
export const aac = ['-c:a', 'aac', '-b:a', '64k'];
