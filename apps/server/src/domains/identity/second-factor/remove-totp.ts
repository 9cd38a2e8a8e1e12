import type { CallContext } from '../../../calls/index.ts';
import { type Database, runInTransaction, type Trx } from '../../../platform/database/index.ts';
import { type Refusal, refuse } from '../../../platform/errors/index.ts';
import { emit } from '../../../platform/events/index.ts';
import { selectAccount } from '../identity.queries.ts';
import { enqueueAccountMail } from '../mail/account-mail.ts';
import { requireRecentSignIn } from '../personal-data/require-recent-sign-in.ts';
import { recordSecurityEvent } from '../security/record-security-event.ts';
import { deletePendingSignIns } from './pending-sign-in.queries.ts';
import { deleteTotp, hasTotp } from './totp.queries.ts';
import type { AccountContext } from './totp-enrolment.ts';
import { type SecondFactorPorts, verifySecondFactor } from './verify-second-factor.ts';

/** The person proves both factors: with a recent sign-in or their password, and with a code. */
export async function removeTotp(
  ctx: AccountContext,
  code: string,
  ports: SecondFactorPorts,
): Promise<true | Refusal> {
  const refusal = await requireRecentSignIn(ctx);
  if (refusal) return refusal;
  const { id: accountId, publicId } = ctx.viewer.account;
  return runInTransaction(ctx.db, async (trx) => {
    if (!(await hasTotp(trx, { realmId: ctx.realm.id, accountId }))) return refuse('notFound');
    if (!(await verifySecondFactor(trx, ctx, { accountId, code }, ports)))
      return refuse('wrongSecondFactorCode');
    await deleteSecondFactor(trx, ctx, { accountId, publicId });
    return true;
  });
}

type RemovalContext = Pick<CallContext, 'realm' | 'languages' | 'now' | 'request'>;

/** For people who have lost their device and their recovery codes. Returns false if the account has no second factor. */
export function removeTotpOfAccount(
  db: Database,
  ctx: RemovalContext,
  email: string,
): Promise<boolean | 'unknownAccount'> {
  return runInTransaction(db, async (trx) => {
    const account = await selectAccount(trx, { realmId: ctx.realm.id, email });
    if (!account) return 'unknownAccount';
    return deleteSecondFactor(trx, ctx, { accountId: account.id, publicId: account.public_id });
  });
}

async function deleteSecondFactor(
  trx: Trx,
  ctx: RemovalContext,
  { accountId, publicId }: { accountId: number; publicId: string },
): Promise<boolean> {
  const account = { realmId: ctx.realm.id, accountId };
  if (!(await deleteTotp(trx, account))) return false;
  await deletePendingSignIns(trx, account);
  await recordSecurityEvent(trx, ctx, { ...account, kind: 'totpRemoved' });
  await enqueueAccountMail(trx, ctx, { kind: 'totpRemoved', accountId });
  await emit(trx, {
    realmId: ctx.realm.id,
    type: 'AccountChanged',
    payload: { accountId: publicId },
  });
  return true;
}
