// How often somebody may guess: by address and by account. What succeeds does not count.

import type { CallContext } from '../../calls/index.ts';
import type { Clock } from '../../platform/clock/index.ts';
import { isRefusal, type Refusal, refuse } from '../../platform/errors/index.ts';
import { type AttemptLimit, addressKey, createAttemptLimit } from '../../platform/http/index.ts';

const minute = 60;
const failedSignInsByAddress = { max: 60, seconds: 10 * minute };
const failedSignInsByAccount = { max: 10, seconds: 15 * minute };
const signUpsByAddress = { max: 100, seconds: 10 * minute };
/** A whole congregation may come at once from behind one address. */
const guestsByAddress = { max: 2_000, seconds: 10 * minute };

export interface SignInLimits {
  /** Runs an attempt to sign in, or refuses because there were too many that failed. */
  signIn<T>(ctx: CallContext, id: string, attempt: () => Promise<T | Refusal>): Promise<T | Refusal>;
  signUp<T>(ctx: CallContext, attempt: () => Promise<T | Refusal>): Promise<T | Refusal>;
  guest<T>(ctx: CallContext, attempt: () => Promise<T | Refusal>): Promise<T | Refusal>;
}

export function createSignInLimits(clock: Clock): SignInLimits {
  const byAddress = createAttemptLimit(clock, failedSignInsByAddress);
  const byAccount = createAttemptLimit(clock, failedSignInsByAccount);
  const newByAddress = createAttemptLimit(clock, signUpsByAddress);
  const guests = createAttemptLimit(clock, guestsByAddress);

  return {
    async signIn(ctx, id, attempt) {
      const account = `${ctx.realm.id} ${id.trim().toLowerCase()}`;
      const address = addressKey(ctx.request?.address ?? '');
      const wait = byAddress.take(address) ?? byAccount.take(account);
      if (wait !== null) return refuse('tooManyRequests', { retryAfter: wait });
      const result = await attempt();
      if (!isRefusal(result)) {
        byAddress.giveBack(address);
        byAccount.giveBack(account);
      }
      return result;
    },
    signUp: (ctx, attempt) => counted(newByAddress, ctx, attempt),
    guest: (ctx, attempt) => counted(guests, ctx, attempt),
  };
}

async function counted<T>(
  limit: AttemptLimit,
  { request }: CallContext,
  attempt: () => Promise<T | Refusal>,
): Promise<T | Refusal> {
  const wait = limit.take(addressKey(request?.address ?? ''));
  return wait === null ? attempt() : refuse('tooManyRequests', { retryAfter: wait });
}
