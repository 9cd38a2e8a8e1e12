import type { CallContext } from '../../../calls/index.ts';
import { type Refusal, refuse } from '../../../platform/errors/index.ts';
import { confirmAddress, selectAccountById } from '../identity.queries.ts';
import { recordSecurityEvent } from '../security/record-security-event.ts';
import { hashToken } from './one-time-token.ts';
import { runConfirmation } from './run-confirmation.ts';
import { consumeToken, selectToken } from './token.queries.ts';

/**
 * Sets the email address of the account of a token, because the person who opens its link receives the mail of the address.
 * Opening the link again has the same result until the token expires.
 */
export function confirmEmail(ctx: CallContext, token: string): Promise<{ id: string } | Refusal> {
  const { db, realm, now } = ctx;
  const key = { realmId: realm.id, hash: hashToken(token), purpose: 'confirmEmail' } as const;
  return runConfirmation(db, 'invalidToken', async (trx) => {
    const unusedToken = await consumeToken(trx, key, now);
    if (unusedToken) {
      const { account_id: accountId, email } = unusedToken;
      const isConfirmed = await confirmAddress(trx, { realmId: realm.id, accountId, email, now });
      if (!isConfirmed) return refuse('invalidToken');
      await recordSecurityEvent(trx, ctx, { realmId: realm.id, accountId, kind: 'emailConfirmed' });
      return { id: email };
    }
    const usedToken = await selectToken(trx, key, { isUsed: true, now });
    const account =
      usedToken && (await selectAccountById(trx, { realmId: realm.id, id: usedToken.account_id }));
    return account?.email === usedToken?.email && usedToken
      ? { id: usedToken.email }
      : refuse('invalidToken');
  });
}
