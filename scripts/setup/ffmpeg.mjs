import { accessSync, constants } from 'node:fs';
import { installWithApt } from './apt.mjs';
import { Fault } from './fault.mjs';
import { findProgram } from './paths.mjs';

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

/** A program that was set must be there. */
export function requireProgram(setting) {
  const path = process.env[setting];
  if (!path || !/[/\\]/.test(path)) return;
  try {
    accessSync(path, constants.X_OK);
  } catch {
    throw new Fault(`The setting ${setting} names ${path}, which cannot be run.`);
  }
}
