// Checks a code of the authenticator app, or a recovery code.
import type { CallContext } from '../../../calls/index.ts';
import type { Trx } from '../../../platform/database/index.ts';
import { enqueueAccountMail } from '../mail/account-mail.ts';
import { recordSecurityEvent } from '../security/record-security-event.ts';
import { hashRecoveryCode, parseSecondFactorCode } from './recovery-code.ts';
import { consumeRecoveryCode, lockTotp, type TotpRow, updateLastTimeStep } from './totp.queries.ts';
import { findTimeStep } from './totp-code.ts';
import type { TotpSecrets } from './totp-secrets.ts';

export interface SecondFactorPorts {
  totpSecrets: TotpSecrets;
  recoveryCodeKey: Uint8Array;
}

/** Returns whether the code is right and was not used before. Marks it used. */
export async function verifySecondFactor(
  trx: Trx,
  ctx: CallContext,
  { accountId, code: enteredCode }: { accountId: number; code: string },
  { totpSecrets, recoveryCodeKey }: SecondFactorPorts,
): Promise<boolean> {
  const account = { realmId: ctx.realm.id, accountId };
  const totp = await lockTotp(trx, account);
  if (!totp?.confirmed_at) return false;
  const code = parseSecondFactorCode(enteredCode);
  const secret = totpSecrets.unseal(accountId, totp.secret_sealed);
  const timeStep = findTimeStep(secret, code, ctx.now);
  if (timeStep !== null) {
    if (isUsedTimeStep(totp, timeStep)) return false;
    await updateLastTimeStep(trx, account, timeStep);
    return true;
  }
  const hash = hashRecoveryCode(recoveryCodeKey, accountId, code);
  if (!(await consumeRecoveryCode(trx, { ...account, hash }, ctx.now))) return false;
  await recordSecurityEvent(trx, ctx, { ...account, kind: 'recoveryCodeUsed' });
  await enqueueAccountMail(trx, ctx, { kind: 'recoveryCodeUsed', accountId });
  return true;
}

/** Whoever has seen a code must not use it again. */
const isUsedTimeStep = ({ last_time_step }: TotpRow, timeStep: number): boolean =>
  last_time_step !== null && timeStep <= last_time_step;
