// Verifies the PIN of parental control. A PIN has few values, so guesses are limited per account: by attempts, because
// several can run at once, and by wrong PINs a day.
import type { CallContext } from '../../../calls/index.ts';
import type { Database } from '../../../platform/database/index.ts';
import { type Refusal, refuse } from '../../../platform/errors/index.ts';
import { createSharedRateLimit } from '../../../platform/rate-limits/index.ts';
import { verifyPassword } from '../password.ts';

const minute = 60;
const attemptsPerAccount = { name: 'pin-attempts', max: 10, seconds: 15 * minute };
const wrongPinsPerAccount = { name: 'pin-failures', max: 20, seconds: 24 * 60 * minute };

/** Returns undefined when the PIN is right. */
export type CheckPin = (
  ctx: CallContext,
  pinHash: string,
  pin: string | undefined,
) => Promise<Refusal | undefined>;

export function createPinCheck(db: Database): CheckPin {
  const attemptLimit = createSharedRateLimit(db, attemptsPerAccount);
  const wrongPinLimit = createSharedRateLimit(db, wrongPinsPerAccount);
  return async ({ viewer }, pinHash, pin) => {
    if (pin === undefined || pin === '') return refuse('pinRequired');
    const accountKey = viewer.account?.publicId ?? '';
    const retryAfter = (await wrongPinLimit.check(accountKey)) ?? (await attemptLimit.consume(accountKey));
    if (retryAfter !== null) return refuse('tooManyRequests', { retryAfter });
    if (await verifyPassword(pinHash, pin)) return undefined;
    await wrongPinLimit.consume(accountKey);
    return refuse('wrongPin');
  };
}
