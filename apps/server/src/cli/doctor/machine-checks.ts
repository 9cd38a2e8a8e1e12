// Checks of the programs and the disk of this machine.
import { execFile } from 'node:child_process';
import { constants, existsSync } from 'node:fs';
import { access, stat, statfs } from 'node:fs/promises';
import { dirname, relative } from 'node:path';
import { promisify } from 'node:util';
import { describeMissingLayers, detectSandbox } from '@matinee/media';
import type { Config } from '../../main/config.ts';
import type { CheckResult } from './run-check.ts';

const execFileAsync = promisify(execFile);
const gibibyte = 2 ** 30;
const requiredEncoders = ['libx264', 'aac'];
const requiredNodeVersion = 26;
/** Major version of the oldest ffmpeg that Matinee is tested with. */
const oldestTestedFfmpegVersion = 5;

export function checkNode(): string {
  const [majorVersion = '0'] = process.versions.node.split('.');
  if (Number(majorVersion) < requiredNodeVersion)
    throw new Error(`${process.version} is too old: run npm ci, which installs Node ${requiredNodeVersion}`);
  return process.version;
}

export async function checkProgram(path: string): Promise<CheckResult> {
  const { stdout } = await execFileAsync(path, ['-version']).catch(() => {
    throw new Error(`${path} cannot be run; install ffmpeg, or set FFMPEG_PATH and FFPROBE_PATH`);
  });
  const line = stdout.split('\n')[0]?.replace(/ Copyright.*/, '') ?? path;
  // Builds from the main branch have no number.
  const majorVersion = /version n?(\d+)\./.exec(line)?.[1];
  const isOld = majorVersion !== undefined && Number(majorVersion) < oldestTestedFfmpegVersion;
  return isOld
    ? { warning: `${line} is older than ${oldestTestedFfmpegVersion}, the oldest that is tested` }
    : line;
}

/** A missing layer is only a warning, because the other layers and the arguments of ffmpeg still protect the machine. */
export async function listIsolationResults({ ffmpegPath }: Config): Promise<CheckResult[]> {
  const lines = describeMissingLayers(await detectSandbox(ffmpegPath));
  return lines.length === 0
    ? ['ffmpeg sees no file, process, socket and network but its own']
    : lines.map((line) => ({ warning: line }));
}

/** Returns one result for each folder of IMPORT_DIRS. The API does not say why it refuses imports from an unusable one. */
export function listImportDirResults({ importDirs, dataDir }: Config): Promise<CheckResult[]> {
  const realmDirs = [...importDirs].flatMap(([realm, dirs]) => dirs.map((dir) => ({ realm, dir })));
  return Promise.all(
    realmDirs.map(async ({ realm, dir }) => {
      const stats = await stat(dir).catch(() => undefined);
      if (!stats?.isDirectory()) return { warning: `${dir} of the realm ${realm} is not a readable folder` };
      const isInDataDir = !relative(dataDir, dir).startsWith('..');
      if (isInDataDir)
        return { warning: `${dir} of the realm ${realm} is inside DATA_DIR, which no import reads` };
      return `${dir} for the realm ${realm}`;
    }),
  );
}

export async function checkEncoders({ ffmpegPath }: Config): Promise<string> {
  const { stdout } = await execFileAsync(ffmpegPath, ['-hide_banner', '-encoders']);
  const missingEncoders = requiredEncoders.filter((name) => !new RegExp(`^ \\S+ ${name} `, 'm').test(stdout));
  if (missingEncoders.length > 0) throw new Error(`this ffmpeg lacks ${missingEncoders.join(' and ')}`);
  return requiredEncoders.join(', ');
}

export async function checkDisk({ dataDir }: Config): Promise<string> {
  const existingFolder = findExistingFolder(dataDir);
  await access(existingFolder, constants.W_OK);
  const { bavail, bsize } = await statfs(existingFolder);
  const freeGibibytes = (bavail * bsize) / gibibyte;
  if (freeGibibytes < 1) throw new Error(`only ${freeGibibytes.toFixed(2)} GiB are free in ${dataDir}`);
  const state = existingFolder === dataDir ? 'is writable' : 'does not exist yet';
  return `${dataDir} ${state}, ${freeGibibytes.toFixed(0)} GiB are free`;
}

/** The folder itself, or its nearest parent that exists. */
function findExistingFolder(folder: string): string {
  return existsSync(folder) ? folder : findExistingFolder(dirname(folder));
}
