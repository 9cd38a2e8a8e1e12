// Arguments of one ffmpeg that encodes the rungs and the audio of a plan: no probing, no loudness measurement, no
// packaging.
import { join } from 'node:path';
import type { PackagePlan } from '@matinee/media';

export function createLadderArguments(
  filmPath: string,
  { video, audio }: PackagePlan,
  folder: string,
): string[] {
  const splitOutputs = video.rungs.map((rung) => `[in${rung.id}]`).join('');
  const scales = video.rungs.map(
    (rung) => `[in${rung.id}]scale=${rung.width}:${rung.height},setsar=1[${rung.id}]`,
  );
  const gop = String(video.gopFrames);
  return [
    ...[
      '-i',
      filmPath,
      '-filter_complex',
      [`[0:v]split=${video.rungs.length}${splitOutputs}`, ...scales].join(';'),
    ],
    ...video.rungs.flatMap((rung) => [
      ...['-map', `[${rung.id}]`, '-c:v', 'libx264', '-preset', video.preset, '-profile:v', rung.profile],
      ...['-crf', String(rung.crf), '-maxrate', String(rung.maxrate), '-bufsize', String(rung.bufsize)],
      ...[
        '-g',
        gop,
        '-keyint_min',
        gop,
        '-sc_threshold',
        '0',
        '-pix_fmt',
        'yuv420p',
        join(folder, `${rung.id}.mp4`),
      ],
    ]),
    ...audio.flatMap((track) => [
      '-map',
      `0:${track.streamIndex}`,
      '-c:a',
      'aac',
      '-b:a',
      '128k',
      join(folder, `${track.id}.m4a`),
    ]),
  ];
}
