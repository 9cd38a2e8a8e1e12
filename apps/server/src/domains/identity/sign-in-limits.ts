// Rate limits: failed sign-ins per network, per account and client, and per account; sign-ups and guest sessions per
// network. No number of wrong guesses locks an account: it only slows down clients that the account has not used.
import { setTimeout as sleep } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';
import pLimit, { type LimitFunction } from 'p-limit';
import type { CallContext } from '../../calls/index.ts';
import type { Database } from '../../platform/database/index.ts';
import { isRefusal, type Refusal, refuse } from '../../platform/errors/index.ts';
import { createSharedRateLimit, getNetworkKey, type RateLimit } from '../../platform/rate-limits/index.ts';
import { getAccountKey } from './account-key.ts';
import type { KnownDevices } from './known-device.ts';

const minute = 60;
const day = 24 * 60 * minute;
export const failuresPerNetwork = { name: 'sign-in-network', max: 60, seconds: 10 * minute };
/** A client is a known device, or a network. */
const failuresPerClient = { name: 'sign-in-client', max: 10, seconds: 15 * minute };
/** After `max` failures on unknown devices, an attempt on one waits before its password is checked. */
const failuresPerAccount = { name: 'sign-in-account', max: 10, seconds: day };
const signUpsPerNetwork = { name: 'sign-up-network', max: 100, seconds: 10 * minute };
/** High, because hundreds of viewers may share one address, for example in a congregation. */
const guestsPerNetwork = { name: 'guest-network', max: 2_000, seconds: 10 * minute };
/** Bounds the rows that one network can create: sessions of guests last for months. */
const guestsPerNetworkAndDay = { name: 'guest-network-day', max: 10_000, seconds: day };

const maxDelaySeconds = 15;
/** Attempts that may wait for the delay of one account; others are refused. */
const maxDelayedAttempts = 20;
const delayRefusal = refuse('tooManyRequests', { retryAfter: 5 });
/** Concurrent guesses can exceed a limit by no more than these. */
const maxConcurrentAttempts = { client: 4, network: 16 };
const maxQueues = 10_000;

type Attempt<T> = () => Promise<T | Refusal>;

export interface SignInLimits {
  /**
   * Runs a sign-in, or returns a refusal after too many failures. Only wrong credentials count as failures. The attempt
   * receives whether the account has signed in on this device before.
   */
  signIn<T>(
    ctx: CallContext,
    email: string,
    attempt: (options: { isKnownDevice: boolean }) => Promise<T | Refusal>,
  ): Promise<T | Refusal>;
  signUp<T>(ctx: CallContext, attempt: Attempt<T>): Promise<T | Refusal>;
  openGuestSession<T>(ctx: CallContext, attempt: Attempt<T>): Promise<T | Refusal>;
}

/** Seconds that an attempt of an unknown device waits. */
export function getSignInDelaySeconds(failureCount: number): number {
  return failureCount < failuresPerAccount.max
    ? 0
    : Math.min(maxDelaySeconds, failureCount / failuresPerAccount.max);
}

export function createSignInLimits(db: Database, devices: KnownDevices): SignInLimits {
  const networkFailureLimit = createSharedRateLimit(db, failuresPerNetwork);
  const clientFailureLimit = createSharedRateLimit(db, failuresPerClient);
  const accountFailureLimit = createSharedRateLimit(db, failuresPerAccount);
  const signUpLimit = createSharedRateLimit(db, signUpsPerNetwork);
  const guestLimits = [
    createSharedRateLimit(db, guestsPerNetwork),
    createSharedRateLimit(db, guestsPerNetworkAndDay),
  ];
  const clientQueues = createQueues(maxConcurrentAttempts.client);
  const networkQueues = createQueues(maxConcurrentAttempts.network);
  const delayQueues = createQueues(1);

  const isDelayed = async (accountKey: string): Promise<boolean> =>
    getSignInDelaySeconds(await accountFailureLimit.getCount(accountKey)) > 0;

  /** Delays an attempt as the failures of the account demand, one attempt after the other. */
  async function delayAttempt({ request }: CallContext, accountKey: string): Promise<Refusal | undefined> {
    if (!(await isDelayed(accountKey))) return undefined;
    const queue = delayQueues.get(accountKey);
    if (queue.pendingCount >= maxDelayedAttempts) return delayRefusal;
    return queue(async () => {
      const seconds = getSignInDelaySeconds(await accountFailureLimit.getCount(accountKey));
      const options = request && { signal: request.signal };
      const hasDisconnected = await sleep(seconds * 1000, false, options).catch(() => true);
      return hasDisconnected ? delayRefusal : undefined;
    });
  }

  function signInOnKnownDevice<T>(accountKey: string, device: string, attempt: Attempt<T>) {
    const client = `${accountKey} ${device}`;
    const counter = { limit: clientFailureLimit, key: client };
    return clientQueues.get(client)(() => runCounted(attempt, [counter]));
  }

  async function signInOnUnknownDevice<T>(ctx: CallContext, accountKey: string, attempt: Attempt<T>) {
    const network = getNetworkKey(ctx.request?.address ?? '');
    const client = `${accountKey} ${network}`;
    const counters = [
      { limit: clientFailureLimit, key: client },
      { limit: networkFailureLimit, key: network },
      { limit: accountFailureLimit, key: accountKey, isOnlyCounted: true },
    ];
    const queue = clientQueues.get(client);
    // An attempt waits for the delay of an account only if its client is below its own limits and few attempts of the client
    // wait: otherwise one client could keep all others waiting.
    if (queue.pendingCount >= maxConcurrentAttempts.client && (await isDelayed(accountKey)))
      return delayRefusal;
    return queue(async () => {
      const refusal = (await findRefusal(counters)) ?? (await delayAttempt(ctx, accountKey));
      return refusal ?? networkQueues.get(network)(() => runCounted(attempt, counters));
    });
  }

  return {
    async signIn(ctx, email, attempt) {
      const accountKey = getAccountKey(ctx, email);
      const device = devices.find(ctx, accountKey);
      const runAttempt = () => attempt({ isKnownDevice: device !== null });
      const result = await (device
        ? signInOnKnownDevice(accountKey, device, runAttempt)
        : signInOnUnknownDevice(ctx, accountKey, runAttempt));
      if (!isRefusal(result)) devices.remember(ctx, accountKey);
      return result;
    },
    signUp: (ctx, attempt) => limitAttempts([signUpLimit], ctx, attempt),
    openGuestSession: (ctx, attempt) => limitAttempts(guestLimits, ctx, attempt),
  };
}

interface FailureCounter {
  limit: RateLimit;
  key: string;
  /** Reaching the maximum refuses no attempt. */
  isOnlyCounted?: boolean;
}

/** The refusal of a counter that has reached its maximum. */
async function findRefusal(counters: readonly FailureCounter[]): Promise<Refusal | undefined> {
  for (const { limit, key, isOnlyCounted } of counters) {
    const retryAfter = isOnlyCounted ? null : await limit.check(key);
    if (retryAfter !== null) return refuse('tooManyRequests', { retryAfter });
  }
  return undefined;
}

/** Runs an attempt unless a counter has reached its maximum, and counts the attempt if the credentials are wrong. */
async function runCounted<T>(attempt: Attempt<T>, counters: readonly FailureCounter[]): Promise<T | Refusal> {
  const refusal = await findRefusal(counters);
  if (refusal) return refusal;
  const result = await attempt();
  if (isRefusal(result) && result.code === 'failedAuthentication')
    await Promise.all(counters.map(({ limit, key }) => limit.consume(key)));
  return result;
}

/** Returns the same queue for a key as long as it is among the last 10,000 keys. */
function createQueues(concurrency: number): { get(key: string): LimitFunction } {
  const queues = new LRUCache<string, LimitFunction>({ max: maxQueues });
  return {
    get(key) {
      const queue = queues.get(key) ?? pLimit(concurrency);
      queues.set(key, queue);
      return queue;
    },
  };
}

async function limitAttempts<T>(
  limits: readonly RateLimit[],
  { request }: CallContext,
  attempt: Attempt<T>,
): Promise<T | Refusal> {
  const network = getNetworkKey(request?.address ?? '');
  for (const limit of limits) {
    const retryAfter = await limit.consume(network);
    if (retryAfter !== null) return refuse('tooManyRequests', { retryAfter });
  }
  return attempt();
}
