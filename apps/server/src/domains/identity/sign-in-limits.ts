// Rate limits: failed sign-ins per address and per account, and sign-ups and guest sessions per address.

import type { CallContext } from '../../calls/index.ts';
import type { Clock } from '../../platform/clock/index.ts';
import { isRefusal, type Refusal, refuse } from '../../platform/errors/index.ts';
import { type AttemptLimit, createAttemptLimit, getAddressKey } from '../../platform/http/index.ts';

const minute = 60;
const failedSignInsByAddress = { max: 60, seconds: 10 * minute };
const failedSignInsByAccount = { max: 10, seconds: 15 * minute };
const signUpsByAddress = { max: 100, seconds: 10 * minute };
/** High, because hundreds of viewers may share one address, for example in a congregation. */
const guestsByAddress = { max: 2_000, seconds: 10 * minute };

export interface SignInLimits {
  /** Runs a sign-in, or returns a refusal after too many failures. */
  signIn<T>(ctx: CallContext, id: string, attempt: () => Promise<T | Refusal>): Promise<T | Refusal>;
  signUp<T>(ctx: CallContext, attempt: () => Promise<T | Refusal>): Promise<T | Refusal>;
  openGuestSession<T>(ctx: CallContext, attempt: () => Promise<T | Refusal>): Promise<T | Refusal>;
}

export function createSignInLimits(clock: Clock): SignInLimits {
  const failuresOfAddress = createAttemptLimit(clock, failedSignInsByAddress);
  const failuresOfAccount = createAttemptLimit(clock, failedSignInsByAccount);
  const signUpsOfAddress = createAttemptLimit(clock, signUpsByAddress);
  const guestsOfAddress = createAttemptLimit(clock, guestsByAddress);

  return {
    async signIn(ctx, id, attempt) {
      const account = `${ctx.realm.id} ${id.trim().toLowerCase()}`;
      const address = getAddressKey(ctx.request?.address ?? '');
      const retryAfter = failuresOfAddress.countAttempt(address) ?? failuresOfAccount.countAttempt(account);
      if (retryAfter !== null) return refuse('tooManyRequests', { retryAfter });
      const result = await attempt();
      if (!isRefusal(result)) {
        failuresOfAddress.undoAttempt(address);
        failuresOfAccount.undoAttempt(account);
      }
      return result;
    },
    signUp: (ctx, attempt) => limitAttempts(signUpsOfAddress, ctx, attempt),
    openGuestSession: (ctx, attempt) => limitAttempts(guestsOfAddress, ctx, attempt),
  };
}

async function limitAttempts<T>(
  limit: AttemptLimit,
  { request }: CallContext,
  attempt: () => Promise<T | Refusal>,
): Promise<T | Refusal> {
  const retryAfter = limit.countAttempt(getAddressKey(request?.address ?? ''));
  return retryAfter === null ? attempt() : refuse('tooManyRequests', { retryAfter });
}
