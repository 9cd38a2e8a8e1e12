// Kills the server, ffmpeg or PostgreSQL at random moments of imports and sign-ups, ROUNDS times (50), and checks
// that nothing acknowledged is lost, that every import ends complete and plays, and that no process is left.
//   node scripts/kill-rounds.ts        ROUNDS=5 KEEP=1 node scripts/kill-rounds.ts
import { randomInt } from 'node:crypto';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { createFilms, type Films } from './kill-rounds/films.ts';
import { createPeople } from './kill-rounds/people.ts';
import { databasesOf, ffmpegsOf, kill, processesOf } from './kill-rounds/processes.ts';
import { type Service, startService } from './kill-rounds/service.ts';

const rounds = Number(process.env.ROUNDS ?? 50);
const admin = { email: 'admin@example.com', password: 'the operator of the trial' };
const victims = ['server', 'ffmpeg', 'postgres'] as const;
type Victim = (typeof victims)[number];

const recoveries: Record<Victim, number[]> = { server: [], ffmpeg: [], postgres: [] };
const faults: string[] = [];

function pidOf(service: Service, victim: Victim): number | undefined {
  if (victim === 'server') return service.server();
  if (victim === 'postgres') return databasesOf(service.dataDir)[0]?.pid;
  const running = ffmpegsOf(service.dir);
  return running[randomInt(Math.max(1, running.length))]?.pid;
}

/** Kills one, at the latest after a while: ffmpeg does not run at every moment. Answers who it was. */
async function strike(service: Service, films: Films, victim: Victim): Promise<number | undefined> {
  for (let patience = 0; patience < 200; patience++) {
    const pid = pidOf(service, victim);
    if (pid !== undefined && kill(pid)) return pid;
    await films.keepBusy(3);
    await sleep(50);
  }
  return undefined;
}

/** Milliseconds until there is another in the place of the one that was killed, and the service does its work. */
async function recovery(service: Service, victim: Victim, killed: number): Promise<number> {
  const begun = performance.now();
  while (victim !== 'ffmpeg' && [killed, undefined].includes(pidOf(service, victim))) await sleep(10);
  await service.recovered();
  return performance.now() - begun;
}

function signInAsAdmin(service: Service): () => Promise<string> {
  let token: { text: string; until: number } | undefined;
  return async () => {
    while (!token || token.until < performance.now()) {
      const answer = await service.call('POST', '/api/v2/login', {
        body: { id: admin.email, secret: admin.password },
      });
      if (answer?.status === 200) {
        token = { text: String(answer.body.authorisationToken), until: performance.now() + 10 * 60_000 };
      } else await sleep(200);
    }
    return token.text;
  };
}

const seconds = (ms: number): string => (ms / 1000).toFixed(2);

function quantile(sorted: number[], share: number): string {
  const value = sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))];
  return value === undefined ? '-' : seconds(value);
}

function report(): void {
  const rows = victims.map((victim) => {
    const sorted = recoveries[victim].toSorted((one, other) => one - other);
    return [
      victim,
      String(sorted.length),
      quantile(sorted, 0.5),
      quantile(sorted, 0.95),
      quantile(sorted, 1),
    ];
  });
  const table = [['killed', 'times', 'median s', 'p95 s', 'most s'], ...rows];
  for (const row of table) console.log(row.map((cell) => cell.padEnd(10)).join(''));
}

async function trial(dir: string): Promise<void> {
  const service = await startService(dir, admin);
  const people = createPeople(service);
  const films = await createFilms(service, dir, signInAsAdmin(service));
  try {
    people.start();
    for (let round = 1; round <= rounds; round++) {
      await films.keepBusy(3);
      await sleep(randomInt(4_000));
      const victim = victims[randomInt(victims.length)] ?? 'server';
      const killed = await strike(service, films, victim);
      if (killed === undefined) {
        faults.push(`round ${round}: there was no ${victim} to kill`);
        continue;
      }
      const took = await recovery(service, victim, killed);
      recoveries[victim].push(took);
      const lost = await people.check(10);
      faults.push(...lost.map((fault) => `round ${round}, ${victim}: ${fault}`));
      console.log(
        `round ${round}: ${victim} killed, back after ${seconds(took)} s, ${people.count()} people`,
      );
    }
    await people.stop();
    faults.push(...(await people.check()), ...(await films.finish()), ...(await films.play()));
    console.log(`${people.count()} sign-ups and ${films.count()} imports were acknowledged`);
  } finally {
    await people.stop();
    await service.stop();
  }
  await sleep(500);
  const left = processesOf(service.dir);
  faults.push(...left.map(({ pid, command }) => `process ${pid} is left: ${command}`));
  const scratch = await readdir(join(service.dataDir, 'work', 'assets')).catch(() => []);
  faults.push(...scratch.map((name) => `work folder ${name} is left`));
}

const dir = await mkdtemp(join(tmpdir(), 'matinee-kill-'));
try {
  await trial(dir);
} catch (error) {
  faults.push(error instanceof Error ? error.message : String(error));
}
report();
for (const fault of faults) console.error(`FAULT ${fault}`);
if (faults.length === 0) console.log('Nothing was lost.');
else process.exitCode = 1;
if (process.env.KEEP !== '1' && faults.length === 0) await rm(dir, { recursive: true, force: true });
else console.log(`What is left lies in ${dir}`);
