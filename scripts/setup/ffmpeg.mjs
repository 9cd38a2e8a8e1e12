import { resolve } from 'node:path';
import { installWithApt } from './apt.mjs';
import { Fault } from './fault.mjs';
import { findProgram, isProgram, root } from './paths.mjs';

const packages = {
  brew: 'ffmpeg',
  dnf: 'ffmpeg-free',
  pacman: 'ffmpeg',
  apk: 'ffmpeg',
  winget: 'Gyan.FFmpeg',
  setting: 'FFMPEG_PATH and FFPROBE_PATH',
};

export async function ensureFfmpeg() {
  const wanted = [
    ['ffmpeg', 'FFMPEG_PATH'],
    ['ffprobe', 'FFPROBE_PATH'],
  ];
  for (const [, setting] of wanted) requireProgram(setting);
  const missing = wanted.some(([name, setting]) => !process.env[setting] && !find(name));
  if (missing) await installWithApt('ffmpeg', 'ffmpeg', packages);
}

function find(name) {
  return findProgram(name, `${name}.exe`);
}

/** A program that was set must be there: at its path, or by its name on the PATH. */
export function requireProgram(setting) {
  const wanted = process.env[setting]?.trim();
  if (!wanted) return;
  const isPath = /[/\\]/.test(wanted);
  if (isPath ? isProgram(resolve(root, wanted)) : find(wanted)) return;
  throw new Fault(
    `The setting ${setting} names ${wanted}, which ${isPath ? 'cannot be run' : 'is not on the PATH'}.`,
  );
}
