import type { CallContext } from '../../../calls/index.ts';
import { runInTransaction } from '../../../platform/database/index.ts';
import { type Refusal, refuse } from '../../../platform/errors/index.ts';
import { getAccountKey } from '../account-key.ts';
import type { KnownDevices } from '../known-device.ts';
import { type AccountSessionPorts, openVerifiedSession } from '../operations/open-account-session.ts';
import type { OpenedSession } from '../operations/open-session.ts';
import {
  deletePendingSignIn,
  incrementWrongCodeCount,
  lockPendingSignIn,
  selectPendingAccount,
} from './pending-sign-in.queries.ts';
import { hashPendingToken } from './pending-sign-in.ts';
import type { SecondFactorLimits } from './second-factor-limits.ts';
import { type SecondFactorPorts, verifySecondFactor } from './verify-second-factor.ts';

/** After these, the person must prove the first factor again. */
const maxWrongCodes = 5;

export interface PendingSignInPorts extends AccountSessionPorts, SecondFactorPorts {
  limits: SecondFactorLimits;
  devices: KnownDevices;
}

/** Opens the session of a pending sign-in with the code of the second factor. */
export async function finishPendingSignIn(
  ctx: CallContext,
  { pendingToken, code }: { pendingToken: string; code: string },
  { limits, devices, ...ports }: PendingSignInPorts,
): Promise<OpenedSession | Refusal> {
  const { db, realm, now } = ctx;
  const key = { realmId: realm.id, tokenHash: hashPendingToken(pendingToken) };
  const account = await selectPendingAccount(db, key, now);
  if (!account) return refuse('invalidPendingSignIn');
  return limits.enterCode(ctx, { publicId: account.public_id }, () =>
    runInTransaction(db, async (trx) => {
      const signIn = await lockPendingSignIn(trx, key, now);
      if (!signIn || signIn.wrong_code_count >= maxWrongCodes) return refuse('invalidPendingSignIn');
      const { account_id: accountId, method, is_new_device: isNewDevice } = signIn;
      if (!(await verifySecondFactor(trx, ctx, { accountId, code }, ports))) {
        await incrementWrongCodeCount(trx, key);
        return refuse('wrongSecondFactorCode');
      }
      await deletePendingSignIn(trx, key);
      if (account.email !== null) devices.remember(ctx, getAccountKey(ctx, account.email));
      return openVerifiedSession(trx, ctx, { accountId, method, isNewDevice }, ports);
    }),
  );
}
