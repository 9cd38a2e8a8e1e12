// Adds an authenticator app to the account of an administrator: its secret, then the proof that the app has it.
import type { CallContext, Viewer } from '../../../calls/index.ts';
import { runInTransaction } from '../../../platform/database/index.ts';
import { type Refusal, refuse } from '../../../platform/errors/index.ts';
import { emit } from '../../../platform/events/index.ts';
import { enqueueAccountMail } from '../mail/account-mail.ts';
import { endAccountSessions } from '../operations/end-session.ts';
import { requireRecentSignIn } from '../personal-data/require-recent-sign-in.ts';
import { recordSecurityEvent } from '../security/record-security-event.ts';
import { deletePendingSignIns } from './pending-sign-in.queries.ts';
import {
  createRecoveryCodes,
  formatRecoveryCode,
  hashRecoveryCode,
  parseSecondFactorCode,
} from './recovery-code.ts';
import { insertRecoveryCodes, lockTotp, markTotpConfirmed, putUnconfirmedTotp } from './totp.queries.ts';
import { createTotpSecret, findTimeStep, presentTotpKey, type TotpKey } from './totp-code.ts';
import type { SecondFactorPorts } from './verify-second-factor.ts';

export type AccountContext = CallContext & { viewer: Viewer & { account: NonNullable<Viewer['account']> } };

export const canAddTotp = ({ role, lacksSecondFactor }: Viewer): boolean =>
  role === 'ADMIN' || lacksSecondFactor;

/** Whoever finds an open page must not lock the owner of the account out. */
async function checkMayAdd(ctx: AccountContext): Promise<Refusal | undefined> {
  if (!canAddTotp(ctx.viewer)) return refuse('totpNotOffered');
  if (ctx.viewer.account.lacksConfirmation) return refuse('emailNotConfirmed');
  return requireRecentSignIn(ctx);
}

export async function startTotpEnrolment(
  ctx: AccountContext,
  { totpSecrets }: SecondFactorPorts,
): Promise<TotpKey | Refusal> {
  const refusal = await checkMayAdd(ctx);
  if (refusal) return refusal;
  const { db, realm, viewer, now } = ctx;
  const accountId = viewer.account.id;
  const secret = createTotpSecret();
  const secretSealed = totpSecrets.seal(accountId, secret);
  const isStored = await putUnconfirmedTotp(db, { realmId: realm.id, accountId, secretSealed, now });
  if (!isStored) return refuse('totpAlreadyAdded');
  return presentTotpKey(secret, {
    issuer: realm.settings.name,
    label: viewer.account.email || viewer.account.name,
  });
}

/** Returns the recovery codes. Other sessions end, because they were opened without the second factor. */
export async function confirmTotpEnrolment(
  ctx: AccountContext,
  code: string,
  { totpSecrets, recoveryCodeKey }: SecondFactorPorts,
): Promise<string[] | Refusal> {
  const refusal = await checkMayAdd(ctx);
  if (refusal) return refusal;
  const { db, realm, viewer, now } = ctx;
  const accountId = viewer.account.id;
  const account = { realmId: realm.id, accountId };
  return runInTransaction(db, async (trx) => {
    const totp = await lockTotp(trx, account);
    if (!totp) return refuse('notFound');
    if (totp.confirmed_at) return refuse('totpAlreadyAdded');
    const secret = totpSecrets.unseal(accountId, totp.secret_sealed);
    const timeStep = findTimeStep(secret, parseSecondFactorCode(code), now);
    if (timeStep === null) return refuse('wrongSecondFactorCode');
    await markTotpConfirmed(trx, account, { timeStep, now });
    const recoveryCodes = createRecoveryCodes();
    const hashes = recoveryCodes.map((text) => hashRecoveryCode(recoveryCodeKey, accountId, text));
    await insertRecoveryCodes(trx, account, hashes);
    await deletePendingSignIns(trx, account);
    const otherSessions = { ...account, exceptSessionId: viewer.session?.id };
    await endAccountSessions(trx, otherSessions, { reason: 'totpAdded', now });
    await recordSecurityEvent(trx, ctx, { ...account, kind: 'totpAdded' });
    await enqueueAccountMail(trx, ctx, { kind: 'totpAdded', accountId });
    const payload = { accountId: viewer.account.publicId };
    await emit(trx, { realmId: realm.id, type: 'AccountChanged', payload });
    return recoveryCodes.map(formatRecoveryCode);
  });
}
