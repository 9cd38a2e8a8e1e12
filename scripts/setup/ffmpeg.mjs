import { resolve } from 'node:path';
import { installWithApt } from './apt.mjs';
import { findProgram, isProgram, root } from './paths.mjs';
import { SetupError } from './setup-error.mjs';

/** Package names of other package managers, and the settings that name an installed program. */
const alternatives = {
  brew: 'ffmpeg',
  dnf: 'ffmpeg-free',
  pacman: 'ffmpeg',
  apk: 'ffmpeg',
  winget: 'Gyan.FFmpeg',
  setting: 'FFMPEG_PATH and FFPROBE_PATH',
};

const programs = [
  ['ffmpeg', 'FFMPEG_PATH'],
  ['ffprobe', 'FFPROBE_PATH'],
];

export async function ensureFfmpeg() {
  for (const [, setting] of programs) requireProgram(setting);
  const isMissing = programs.some(([name, setting]) => !process.env[setting] && !findOnPath(name));
  if (isMissing) await installWithApt('ffmpeg', 'ffmpeg', alternatives);
}

function findOnPath(name) {
  return findProgram(name, `${name}.exe`);
}

/** Throws when a setting names a program that does not exist at that path or on the PATH. */
export function requireProgram(setting) {
  const program = process.env[setting]?.trim();
  if (!program) return;
  const isPath = /[/\\]/.test(program);
  if (isPath ? isProgram(resolve(root, program)) : findOnPath(program)) return;
  throw new SetupError(
    `The setting ${setting} names ${program}, which ${isPath ? 'cannot be run' : 'is not on the PATH'}.`,
  );
}
