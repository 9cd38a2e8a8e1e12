import { execFile } from 'node:child_process';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';

/** Makes a folder with one short film in it: long enough to be resumed, small enough to be encoded in seconds. */
export async function makeFilmFolder(dir: string, ffmpeg: string): Promise<string> {
  const folder = join(dir, 'films');
  await mkdir(folder, { recursive: true });
  const picture = ['-f', 'lavfi', '-i', 'testsrc2=size=320x180:rate=12:duration=60'];
  const sound = ['-f', 'lavfi', '-i', 'sine=frequency=330:duration=60'];
  const codecs = [
    '-c:v',
    'libx264',
    '-preset',
    'ultrafast',
    '-pix_fmt',
    'yuv420p',
    '-c:a',
    'aac',
    '-shortest',
  ];
  await promisify(execFile)(ffmpeg, [
    '-v',
    'error',
    '-y',
    ...picture,
    ...sound,
    ...codecs,
    join(folder, 'crossing.mp4'),
  ]);
  return folder;
}
