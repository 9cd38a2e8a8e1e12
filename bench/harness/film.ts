// Creates a film to import. Moving detail and noise are expensive to encode; at 1080p the film has about 20
// Mbit/s, like the files that studios deliver.
import { spawn } from 'node:child_process';

export interface FilmOptions {
  seconds: number;
  width: number;
  height: number;
}

export function createFilm(file: string, { seconds, width, height }: FilmOptions): Promise<void> {
  const video = `testsrc2=s=${width}x${height}:r=25:d=${seconds},noise=alls=8:allf=t+u,hue=H=t/9`;
  const audio = `aevalsrc='0.3*sin(2*PI*(220+40*sin(t/3))*t)*(0.6+0.4*sin(9*t))|0.3*sin(2*PI*330*t)':s=48000:d=${seconds}`;
  return runFfmpeg([
    '-f',
    'lavfi',
    '-i',
    video,
    '-f',
    'lavfi',
    '-i',
    audio,
    '-c:v',
    'libx264',
    '-preset',
    'ultrafast',
    '-crf',
    '22',
    '-pix_fmt',
    'yuv420p',
    '-c:a',
    'aac',
    '-shortest',
    file,
  ]);
}

export function runFfmpeg(argv: string[]): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn('ffmpeg', ['-hide_banner', '-loglevel', 'error', '-nostdin', '-y', ...argv], {
      stdio: 'inherit',
    });
    child.once('error', reject);
    child.once('exit', (code) =>
      code === 0 ? resolve() : reject(new Error(`ffmpeg exited with code ${code}`)),
    );
  });
}
