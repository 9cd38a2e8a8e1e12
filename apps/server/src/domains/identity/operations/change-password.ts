// Sets a new password for the account that is signed in, after its current password was verified again.
import type { CallContext } from '../../../calls/index.ts';
import { runInTransaction } from '../../../platform/database/index.ts';
import { type Refusal, refuse } from '../../../platform/errors/index.ts';
import { deleteSignInTokens } from '../email-links/token.queries.ts';
import { putPassword, selectAccountById } from '../identity.queries.ts';
import { enqueueAccountMail } from '../mail/account-mail.ts';
import { findPasswordWeakness, hashPassword, verifyPassword } from '../password.ts';
import { recordSecurityEvent } from '../security/record-security-event.ts';
import { endAccountSessions } from './end-session.ts';

/** A wrong current password is refused with `failedAuthentication`. */
export async function changePassword(
  ctx: CallContext,
  { currentSecret, secret }: { currentSecret: string; secret: string },
): Promise<true | Refusal> {
  const { db, realm, viewer, now } = ctx;
  const realmId = realm.id;
  const account = viewer.account && (await selectAccountById(db, { realmId, id: viewer.account.id }));
  const isCorrect = await verifyPassword(account?.password_hash ?? null, currentSecret);
  if (!account || !isCorrect) return refuse('failedAuthentication');
  const email = viewer.account?.email ?? '';
  const weakness = await findPasswordWeakness(secret, [email, account.name, realm.settings.name]);
  if (weakness) return refuse('weakPassword', { ...weakness });
  const hash = await hashPassword(secret);
  await runInTransaction(db, async (trx) => {
    const owner = { realmId, accountId: account.id };
    await putPassword(trx, { ...owner, hash, now });
    await deleteSignInTokens(trx, owner);
    const otherSessions = { ...owner, exceptSessionId: viewer.session?.id };
    await endAccountSessions(trx, otherSessions, { reason: 'passwordChanged', now });
    await recordSecurityEvent(trx, ctx, { ...owner, kind: 'passwordChanged' });
    await enqueueAccountMail(trx, ctx, { kind: 'passwordChanged', accountId: account.id });
  });
  return true;
}
