// Sets a new password with the token of a mail. The token also proves that the person reads the mail of the address.
import type { CallContext } from '../../../calls/index.ts';
import { type Refusal, refuse } from '../../../platform/errors/index.ts';
import { confirmAddress, putPassword, selectAccountById } from '../identity.queries.ts';
import { enqueueAccountMail } from '../mail/account-mail.ts';
import { endAccountSessions } from '../operations/end-session.ts';
import { findPasswordWeakness, hashPassword } from '../password.ts';
import { recordSecurityEvent } from '../security/record-security-event.ts';
import { hashToken } from './one-time-token.ts';
import { runConfirmation } from './run-confirmation.ts';
import { consumeToken, deleteSignInTokens, selectToken } from './token.queries.ts';

export async function resetPassword(
  ctx: CallContext,
  { token, secret }: { token: string; secret: string },
): Promise<{ id: string } | Refusal> {
  const { db, realm, now } = ctx;
  const realmId = realm.id;
  const key = { realmId, hash: hashToken(token), purpose: 'resetPassword' } as const;
  const tokenRow = await selectToken(db, key, { isUsed: false, now });
  const account = tokenRow && (await selectAccountById(db, { realmId, id: tokenRow.account_id }));
  if (!account) return refuse('invalidToken');
  const weakness = await findPasswordWeakness(secret, [tokenRow.email, account.name, realm.settings.name]);
  if (weakness) return refuse('weakPassword', { ...weakness });
  const hash = await hashPassword(secret);

  return runConfirmation(db, 'invalidToken', async (trx) => {
    const usedToken = await consumeToken(trx, key, now);
    if (!usedToken) return refuse('invalidToken');
    const { account_id: accountId, email } = usedToken;
    const isConfirmed = await confirmAddress(trx, { realmId, accountId, email, now });
    if (!isConfirmed) return refuse('invalidToken');
    await putPassword(trx, { realmId, accountId, hash, now });
    await deleteSignInTokens(trx, { realmId, accountId });
    await endAccountSessions(trx, { realmId, accountId }, { reason: 'passwordReset', now });
    await recordSecurityEvent(trx, ctx, { realmId, accountId, kind: 'passwordReset' });
    await enqueueAccountMail(trx, ctx, { kind: 'passwordChanged', accountId });
    return { id: email };
  });
}
