// Limits of codes that are entered: whoever knows the password of an account must not find its code by guessing. Three of a
// million codes are valid at a time, so ten guesses in 15 minutes find one in about nine years.
import type { CallContext } from '../../../calls/index.ts';
import type { Database } from '../../../platform/database/index.ts';
import { isRefusal, type Refusal, refuse } from '../../../platform/errors/index.ts';
import { createSharedRateLimit, getNetworkKey } from '../../../platform/rate-limits/index.ts';
import { failuresPerNetwork } from '../sign-in-limits.ts';

/** Counts right codes, too, so that concurrent guesses cannot exceed the limit. */
const codesPerAccount = { name: 'second-factor-account', max: 10, seconds: 15 * 60 };

export interface SecondFactorLimits {
  /** Runs an attempt to enter a code, or returns a refusal after too many. */
  enterCode<T>(
    ctx: CallContext,
    account: { publicId: string },
    attempt: () => Promise<T | Refusal>,
  ): Promise<T | Refusal>;
}

export function createSecondFactorLimits(db: Database): SecondFactorLimits {
  const accountLimit = createSharedRateLimit(db, codesPerAccount);
  const networkFailureLimit = createSharedRateLimit(db, failuresPerNetwork);
  return {
    async enterCode({ request }, { publicId }, attempt) {
      const network = getNetworkKey(request?.address ?? '');
      const retryAfter = (await networkFailureLimit.check(network)) ?? (await accountLimit.consume(publicId));
      if (retryAfter !== null) return refuse('tooManyRequests', { retryAfter });
      const result = await attempt();
      if (isRefusal(result) && result.code === 'wrongSecondFactorCode')
        await networkFailureLimit.consume(network);
      return result;
    },
  };
}
