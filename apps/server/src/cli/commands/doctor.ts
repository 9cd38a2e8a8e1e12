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

/** Returns what the check found, as text; throws when it fails. */
type Check = () => Promise<string>;

const run = promisify(execFile);
const gibibyte = 2 ** 30;
const neededEncoders = ['libx264', 'aac'];

async function examine(name: string, check: Check): Promise<boolean> {
  try {
    console.log(`${pc.green('✓')} ${name}: ${await check()}`);
    return true;
  } catch (error) {
    console.log(`${pc.red('✗')} ${name}: ${error instanceof Error ? error.message : error}`);
    return false;
  }
}

async function program(path: string): Promise<string> {
  const { stdout } = await run(path, ['-version']).catch(() => {
    throw new Error(`${path} cannot be run; install ffmpeg, or set FFMPEG_PATH and FFPROBE_PATH`);
  });
  return stdout.split('\n')[0]?.replace(/ Copyright.*/, '') ?? path;
}

async function encoders({ ffmpegPath }: Config): Promise<string> {
  const { stdout } = await run(ffmpegPath, ['-hide_banner', '-encoders']);
  const missing = neededEncoders.filter((name) => !new RegExp(`^ \\S+ ${name} `, 'm').test(stdout));
  if (missing.length > 0) throw new Error(`this ffmpeg lacks ${missing.join(' and ')}`);
  return neededEncoders.join(', ');
}

async function room({ dataDir }: Config): Promise<string> {
  await access(dataDir, constants.W_OK);
  const { bavail, bsize } = await statfs(dataDir);
  const free = (bavail * bsize) / gibibyte;
  if (free < 1) throw new Error(`only ${free.toFixed(1)} GiB are free in ${dataDir}`);
  return `${dataDir} can be written to, ${free.toFixed(0)} GiB are free`;
}

async function database({ db }: Platform): Promise<string> {
  return `PostgreSQL ${await readServerVersion(db)}, schema up to date`;
}

async function storage({ storage: store }: Platform): Promise<string> {
  const key = `doctor/${process.pid}`;
  await store.put(key, Buffer.from('well'));
  const back = await store.read(key);
  await store.remove(key);
  if (back.toString() !== 'well') throw new Error('what was stored came back different');
  return 'stores and gives back';
}

async function realms({ db }: Platform): Promise<string> {
  const all = await listRealms(db);
  if (all.length === 0) throw new Error('there is none; start the service, or: npx matinee realm apply FILE');
  return all.map((realm) => realm.key).join(', ');
}

async function jobs({ db }: Platform): Promise<string> {
  const [queued, running, failed] = await Promise.all([
    countJobs(db, 'queued'),
    countJobs(db, 'running'),
    countJobs(db, 'failed'),
  ]);
  const workers = await countLiveWorkers(db);
  const idle = workers === 0 ? ' (the service is not running)' : '';
  return `${workers} workers${idle}, ${running} running, ${queued} waiting, ${failed} failed`;
}

async function examineAll(): Promise<boolean[]> {
  const config = readConfig();
  const results = [
    await examine('Node', async () => process.version),
    await examine('ffmpeg', () => program(config.ffmpegPath)),
    await examine('ffprobe', () => program(config.ffprobePath)),
    await examine('Encoders', () => encoders(config)),
  ];
  let platform: Platform | undefined;
  const opened = await examine('Database', async () => {
    const log = createLog({ level: 'silent' });
    platform = await openPlatform(config, { log, name: 'doctor', shareDatabase: true });
    return database(platform);
  });
  results.push(opened, await examine('Disk', () => room(config)));
  const found = platform;
  if (!found) return results;
  try {
    results.push(await examine('Storage', () => storage(found)));
    results.push(await examine('Realms', () => realms(found)));
    results.push(await examine('Jobs', () => jobs(found)));
    return results;
  } finally {
    await found.close();
  }
}

export function doctorCommand(): Command {
  return new Command('doctor')
    .description('Look at everything that the service needs, and say what is wrong.')
    .action(async () => {
      const results = await examineAll();
      if (results.includes(false)) process.exitCode = 1;
    });
}
