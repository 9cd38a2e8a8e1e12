// Password hashing with argon2id, and estimates of the strength of new passwords, both in threads. An unknown account takes as long as a wrong password, so that response
// times do not reveal which accounts exist.
import { availableParallelism } from 'node:os';
import { Piscina } from 'piscina';
import { createBoundedQueue } from '../../platform/overload/index.ts';
import type { PasswordWeakness } from './password-strength.ts';
import type { PasswordTasks } from './password-worker.ts';

/**
 * Own threads: in the shared pool of libuv, many sign-ins would delay reading segments and compressing pages. One core
 * stays free for the requests of others.
 */
const maxThreads = Math.max(1, availableParallelism() - 1);
const threadPool = new Piscina({
  filename: new URL('./password-worker.ts', import.meta.url).href,
  minThreads: 0,
  maxThreads,
  idleTimeout: 30_000,
  // Sign-ins yield to requests when all cores are busy.
  niceIncrement: 5,
  // A hash fills 19 MB outside the heap, and little inside it.
  resourceLimits: { maxYoungGenerationSizeMb: 2 },
});
const taskQueue = createBoundedQueue({ concurrency: maxThreads, maxPending: 100, maxWaitMs: 5_000 });

/** @throws RefusedError (`overloaded`) when too many passwords wait */
export function hashPassword(password: string): Promise<string> {
  return runTask('hashPassword', { password: password.normalize('NFKC') });
}

let placeholderHash: Promise<string> | undefined;

/**
 * `storedHash` is null when the account does not exist or has no password.
 * @throws RefusedError (`overloaded`) when too many passwords wait
 */
export async function verifyPassword(storedHash: string | null, password: string): Promise<boolean> {
  const isMatch = await runTask('verifyPassword', {
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
  return runTask('findPasswordWeakness', { password, personalTexts });
}

async function runTask<Name extends keyof PasswordTasks>(
  name: Name,
  input: Parameters<PasswordTasks[Name]>[0],
): Promise<Awaited<ReturnType<PasswordTasks[Name]>>> {
  return taskQueue.run(() => threadPool.run(input, { name }));
}
