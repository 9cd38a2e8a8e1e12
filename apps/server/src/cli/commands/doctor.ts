// `matinee doctor`: checks everything that the service needs. Exit code 0: all checks passed.

import { execFile } from 'node:child_process';
import { access, constants, statfs } from 'node:fs/promises';
import { promisify } from 'node:util';
import { Command } from 'commander';
import pc from 'picocolors';
import { listRealms } from '../../domains/realm/index.ts';
import { type Config, readConfig } from '../../main/config.ts';
import { openPlatform, type Platform } from '../../main/open-platform.ts';
import { readServerVersion } from '../../platform/database/index.ts';
import { countJobs, countLiveWorkers } from '../../platform/jobs/index.ts';
import { createLog } from '../../platform/log/index.ts';

/** Returns the result of the check as text; throws when the check fails. */
type Check = () => Promise<string>;

const execFileAsync = promisify(execFile);
const gibibyte = 2 ** 30;
const requiredEncoders = ['libx264', 'aac'];

async function runCheck(name: string, check: Check): Promise<boolean> {
  try {
    console.log(`${pc.green('✓')} ${name}: ${await check()}`);
    return true;
  } catch (error) {
    console.log(`${pc.red('✗')} ${name}: ${error instanceof Error ? error.message : error}`);
    return false;
  }
}

async function checkProgram(path: string): Promise<string> {
  const { stdout } = await execFileAsync(path, ['-version']).catch(() => {
    throw new Error(`${path} cannot be run; install ffmpeg, or set FFMPEG_PATH and FFPROBE_PATH`);
  });
  return stdout.split('\n')[0]?.replace(/ Copyright.*/, '') ?? path;
}

async function checkEncoders({ ffmpegPath }: Config): Promise<string> {
  const { stdout } = await execFileAsync(ffmpegPath, ['-hide_banner', '-encoders']);
  const missingEncoders = requiredEncoders.filter((name) => !new RegExp(`^ \\S+ ${name} `, 'm').test(stdout));
  if (missingEncoders.length > 0) throw new Error(`this ffmpeg lacks ${missingEncoders.join(' and ')}`);
  return requiredEncoders.join(', ');
}

async function checkDisk({ dataDir }: Config): Promise<string> {
  await access(dataDir, constants.W_OK);
  const { bavail, bsize } = await statfs(dataDir);
  const freeGibibytes = (bavail * bsize) / gibibyte;
  if (freeGibibytes < 1) throw new Error(`only ${freeGibibytes.toFixed(1)} GiB are free in ${dataDir}`);
  return `${dataDir} is writable, ${freeGibibytes.toFixed(0)} GiB are free`;
}

async function checkDatabase({ db }: Platform): Promise<string> {
  return `PostgreSQL ${await readServerVersion(db)}, schema up to date`;
}

async function checkStorage({ storage }: Platform): Promise<string> {
  const key = `doctor/${process.pid}`;
  await storage.put(key, Buffer.from('test'));
  const storedBytes = await storage.read(key);
  await storage.remove(key);
  if (storedBytes.toString() !== 'test') throw new Error('the stored bytes changed');
  return 'files can be written and read';
}

async function listRealmKeys({ db }: Platform): Promise<string> {
  const realms = await listRealms(db);
  if (realms.length === 0)
    throw new Error('there is no realm; start the service, or run: npx matinee realm apply FILE');
  return realms.map((realm) => realm.key).join(', ');
}

async function checkJobs({ db }: Platform): Promise<string> {
  const [queuedCount, runningCount, failedCount] = await Promise.all([
    countJobs(db, 'queued'),
    countJobs(db, 'running'),
    countJobs(db, 'failed'),
  ]);
  const workerCount = await countLiveWorkers(db);
  const idleNote = workerCount === 0 ? ' (the service is not running)' : '';
  return `${workerCount} workers${idleNote}, ${runningCount} running, ${queuedCount} waiting, ${failedCount} failed`;
}

async function runChecks(): Promise<boolean[]> {
  const config = readConfig();
  const results = [
    await runCheck('Node', async () => process.version),
    await runCheck('ffmpeg', () => checkProgram(config.ffmpegPath)),
    await runCheck('ffprobe', () => checkProgram(config.ffprobePath)),
    await runCheck('Encoders', () => checkEncoders(config)),
  ];
  let platform: Platform | undefined;
  const isOpen = await runCheck('Database', async () => {
    const log = createLog({ level: 'silent' });
    platform = await openPlatform(config, { log, name: 'doctor', shareDatabase: true });
    return checkDatabase(platform);
  });
  results.push(isOpen, await runCheck('Disk', () => checkDisk(config)));
  const openedPlatform = platform;
  if (!openedPlatform) return results;
  try {
    results.push(await runCheck('Storage', () => checkStorage(openedPlatform)));
    results.push(await runCheck('Realms', () => listRealmKeys(openedPlatform)));
    results.push(await runCheck('Jobs', () => checkJobs(openedPlatform)));
    return results;
  } finally {
    await openedPlatform.close();
  }
}

export function createDoctorCommand(): Command {
  return new Command('doctor').description('Check everything that the service needs.').action(async () => {
    const results = await runChecks();
    if (results.includes(false)) process.exitCode = 1;
  });
}
