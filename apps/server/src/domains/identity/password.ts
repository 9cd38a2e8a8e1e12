// Password hashing with argon2id, and estimates of the strength of new passwords, both in threads. A sign-in to an unknown
// account takes as long as one with a wrong password, so that response times do not reveal which accounts exist.
import { availableParallelism } from 'node:os';
import { Piscina } from 'piscina';
import { createBoundedQueue } from '../../platform/overload/index.ts';
import type { PasswordWeakness } from './password-strength.ts';
import type { HashTasks } from './password-worker.ts';

/**
 * Hashes have threads of their own, because many sign-ins in the shared pool of libuv would delay reading segments and
 * compressing pages. One core stays free for other requests.
 */
const maxThreads = Math.max(1, availableParallelism() - 1);
const threadOptions = {
  filename: new URL('./password-worker.ts', import.meta.url).href,
  minThreads: 0,
  idleTimeout: 30_000,
  // Sign-ins yield to requests when all cores are busy.
  niceIncrement: 5,
  // A hash fills 19 MB outside the heap, and little inside it.
  resourceLimits: { maxYoungGenerationSizeMb: 2 },
};
const hashPool = new Piscina({ ...threadOptions, maxThreads });
/** Estimates have a pool of their own: sign-ins would keep its thread alive, whose word lists take 30 MB. */
const estimatePool = new Piscina({ ...threadOptions, maxThreads: 1 });
const taskQueue = createBoundedQueue({ concurrency: maxThreads, maxPending: 100, maxWaitMs: 5_000 });

/** @throws RefusedError (`overloaded`) when too many passwords wait */
export function hashPassword(password: string): Promise<string> {
  return runHashTask('hashPassword', { password: password.normalize('NFKC') });
}

let placeholderHash: Promise<string> | undefined;

/**
 * `storedHash` is null when the account does not exist or has no password.
 * @throws RefusedError (`overloaded`) when too many passwords wait
 */
export async function verifyPassword(storedHash: string | null, password: string): Promise<boolean> {
  const isMatch = await runHashTask('verifyPassword', {
    passwordHash: storedHash ?? (await getPlaceholderHash()),
    password: password.normalize('NFKC'),
  });
  return storedHash !== null && isMatch;
}

function getPlaceholderHash(): Promise<string> {
  placeholderHash ??= hashPassword('placeholder').catch((error) => {
    placeholderHash = undefined;
    throw error;
  });
  return placeholderHash;
}

/**
 * Undefined when the password is strong enough.
 *
 * @param personalTexts texts that an attacker knows: email address, name, name of the realm
 * @throws RefusedError (`overloaded`) when too many passwords wait
 */
export async function findPasswordWeakness(
  password: string,
  personalTexts: readonly string[],
): Promise<PasswordWeakness | undefined> {
  const input = { password, personalTexts };
  return taskQueue.run(() => estimatePool.run(input, { name: 'findPasswordWeakness' }));
}

async function runHashTask<Name extends keyof HashTasks>(
  name: Name,
  input: Parameters<HashTasks[Name]>[0],
): Promise<ReturnType<HashTasks[Name]>> {
  return taskQueue.run(() => hashPool.run(input, { name }));
}
