import { mkdirSync, statSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { installWithApt } from './apt.mjs';
import { findOnPath, findProgram, resolveInRoot, validateProgramSetting } from './paths.mjs';

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
  for (const [, setting] of programs) validateProgramSetting(setting);
  const isMissing = programs.some(([name, setting]) => !process.env[setting] && !findOnPath(name));
  if (isMissing) await installWithApt('ffmpeg', 'ffmpeg', alternatives);
}

const attemptFile = resolveInRoot('node_modules/.cache/bubblewrap-attempt');
const dayMs = 24 * 60 * 60 * 1000;

/** Whether an installation has failed within the last day. Without a network it takes long, so it is repeated daily. */
function hasFailedRecently() {
  const attempt = statSync(attemptFile, { throwIfNoEntry: false });
  return attempt !== undefined && Date.now() - attempt.mtimeMs < dayMs;
}

/** Installs bubblewrap, which isolates ffmpeg. The service also starts without it, and logs what is missing. */
export async function ensureBubblewrap() {
  const canInstall = process.platform === 'linux' && process.getuid?.() === 0 && findProgram('apt-get');
  if (!canInstall || findProgram('bwrap') || hasFailedRecently()) return;
  try {
    await installWithApt('bubblewrap', 'bubblewrap', {});
  } catch {
    mkdirSync(dirname(attemptFile), { recursive: true });
    writeFileSync(attemptFile, '');
  }
}
