// Kills the server, ffmpeg or PostgreSQL with SIGKILL, or fills the disk, at random times during imports and sign-ups, in
// ROUNDS rounds (default 50), each with an import of its own. Checks that no acknowledged data is lost or doubled, that
// every import completes and plays, and that no process is left.
// node_modules/.bin/node scripts/crash-test.ts
// ROUNDS=5 KEEP=1 node_modules/.bin/node scripts/crash-test.ts
import { randomInt } from 'node:crypto';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { mountSmallDisk, type SmallDisk } from './crash-test/disk.ts';
import { createImportRunner, type ImportRunner } from './crash-test/imports.ts';
import { findFfmpegs, findPostgres, findProcesses, killProcess } from './crash-test/processes.ts';
import { type Service, startService } from './crash-test/service.ts';
import { createSignUpRunner } from './crash-test/sign-ups.ts';

const roundCount = Number(process.env.ROUNDS ?? 50);
const admin = { email: 'admin@example.com', password: 'the operator of the trial' };
const killableTargets = ['server', 'ffmpeg', 'postgres'] as const;
type Target = (typeof killableTargets)[number];

const minRunningImports = 3;
const maxDiskFullMs = 15_000;
const recoveryTimes: Record<Target | 'disk', number[]> = { server: [], ffmpeg: [], postgres: [], disk: [] };
const failureKinds = ['server', 'ffmpeg', 'postgres', 'disk'] as const;
const errors: string[] = [];

function findPid(service: Service, target: Target): number | undefined {
  if (target === 'server') return service.getServerPid();
  if (target === 'postgres') return findPostgres(service.dataDir)[0]?.pid;
  const runningFfmpegs = findFfmpegs(service.dir);
  return runningFfmpegs[randomInt(Math.max(1, runningFfmpegs.length))]?.pid;
}

/** Kills the target and returns its process id. Waits for ffmpeg, which does not run all the time. */
async function killTarget(
  service: Service,
  imports: ImportRunner,
  target: Target,
): Promise<number | undefined> {
  for (let attempt = 0; attempt < 200; attempt++) {
    const pid = findPid(service, target);
    if (pid !== undefined && killProcess(pid)) return pid;
    await imports.ensureRunning(minRunningImports);
    await sleep(50);
  }
  return undefined;
}

/** Kills the target; returns the milliseconds until the service is ready, or undefined without a target. */
async function killAndMeasure(
  service: Service,
  imports: ImportRunner,
  target: Target,
): Promise<number | undefined> {
  const killedPid = await killTarget(service, imports, target);
  return killedPid === undefined ? undefined : measureRecovery(service, target, killedPid);
}

/** Returns the milliseconds from the time at which the disk has space again until the service is ready. */
async function fillAndMeasure(service: Service, disk: SmallDisk): Promise<number> {
  await disk.fill();
  await sleep(randomInt(maxDiskFullMs));
  await disk.free();
  const startedAt = performance.now();
  await service.waitUntilReady();
  return performance.now() - startedAt;
}

/** Returns the milliseconds until the killed process (other than ffmpeg) is replaced and the service is ready. */
async function measureRecovery(service: Service, target: Target, killedPid: number): Promise<number> {
  const startedAt = performance.now();
  while (target !== 'ffmpeg' && [killedPid, undefined].includes(findPid(service, target))) await sleep(10);
  await service.waitUntilReady();
  return performance.now() - startedAt;
}

/** Returns a function that provides the administrator's token and signs in again before the token expires. */
function createAdminTokenProvider(service: Service): () => Promise<string> {
  let token: { text: string; expiresAt: number } | undefined;
  return async () => {
    while (!token || token.expiresAt < performance.now()) {
      const response = await service.call('POST', '/api/v2/login', {
        body: { id: admin.email, secret: admin.password },
      });
      if (response?.status === 200) {
        const text = String(response.body.authorisationToken);
        token = { text, expiresAt: performance.now() + 10 * 60_000 };
      } else await sleep(200);
    }
    return token.text;
  };
}

const formatSeconds = (ms: number): string => (ms / 1000).toFixed(2);

function formatQuantile(sortedTimes: number[], fraction: number): string {
  const value = sortedTimes[Math.min(sortedTimes.length - 1, Math.floor(sortedTimes.length * fraction))];
  return value === undefined ? '-' : formatSeconds(value);
}

function printReport(): void {
  const rows = failureKinds.map((failure) => {
    const sortedTimes = recoveryTimes[failure].toSorted((left, right) => left - right);
    return [
      failure,
      String(sortedTimes.length),
      formatQuantile(sortedTimes, 0.5),
      formatQuantile(sortedTimes, 0.95),
      formatQuantile(sortedTimes, 1),
    ];
  });
  const table = [['failure', 'count', 'median s', 'p95 s', 'max s'], ...rows];
  for (const row of table) console.log(row.map((cell) => cell.padEnd(10)).join(''));
}

async function runRounds(dir: string, disk: SmallDisk | undefined): Promise<void> {
  const service = await startService(dir, admin);
  const possibleFailures = disk ? failureKinds : killableTargets;
  const signUps = createSignUpRunner(service);
  const imports = await createImportRunner(service, dir, createAdminTokenProvider(service));
  try {
    signUps.start();
    for (let round = 1; round <= roundCount; round++) {
      await imports.startImport();
      await imports.ensureRunning(minRunningImports);
      await sleep(randomInt(4_000));
      const failure = possibleFailures[randomInt(possibleFailures.length)] ?? 'server';
      const recoveryMs =
        failure === 'disk'
          ? disk && (await fillAndMeasure(service, disk))
          : await killAndMeasure(service, imports, failure);
      if (recoveryMs === undefined) {
        errors.push(`round ${round}: there was no ${failure} to kill`);
        continue;
      }
      recoveryTimes[failure].push(recoveryMs);
      const signUpErrors = await signUps.check(10);
      errors.push(...signUpErrors.map((error) => `round ${round}, ${failure}: ${error}`));
      console.log(
        `round ${round}: ${failure === 'disk' ? 'disk filled' : `${failure} killed`}, ready after ${formatSeconds(recoveryMs)} s, ${signUps.count()} sign-ups`,
      );
    }
    await signUps.stop();
    errors.push(...(await signUps.check()), ...(await imports.finish()), ...(await imports.checkPlayback()));
    console.log(`${signUps.count()} sign-ups and ${imports.count()} imports were acknowledged`);
  } finally {
    await signUps.stop();
    await service.stop();
  }
  await sleep(500);
  const processes = findProcesses(service.dir);
  errors.push(...processes.map(({ pid, command }) => `process ${pid} is left: ${command}`));
  const workFolders = await readdir(join(service.dataDir, 'work', 'assets')).catch(() => []);
  errors.push(...workFolders.map((name) => `work folder ${name} is left`));
}

const dir = await mkdtemp(join(tmpdir(), 'matinee-crash-'));
const disk = await mountSmallDisk(join(dir, 'data'));
if (!disk) console.log('This user may not mount a small disk, so no round fills it.');
for (const signal of ['SIGINT', 'SIGTERM'])
  process.once(signal, () => void Promise.resolve(disk?.unmount()).finally(() => process.exit(1)));
try {
  await runRounds(dir, disk);
} catch (error) {
  errors.push(error instanceof Error ? error.message : String(error));
}
printReport();
for (const error of errors) console.error(`ERROR ${error}`);
if (errors.length === 0) console.log('Nothing was lost.');
else process.exitCode = 1;
if (process.env.KEEP !== '1' && errors.length === 0) {
  await disk?.unmount();
  await rm(dir, { recursive: true, force: true });
} else console.log(`Log, films and data are in ${dir}${disk ? '; data is a mounted disk in memory' : ''}`);
