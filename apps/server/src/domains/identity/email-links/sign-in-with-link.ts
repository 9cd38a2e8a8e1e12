// Signs in with the token of a magic link. The token also proves that the person reads the mail of the address.
import type { CallContext } from '../../../calls/index.ts';
import type { Trx } from '../../../platform/database/index.ts';
import { isRefusal, type Refusal, refuse } from '../../../platform/errors/index.ts';
import { confirmAddress, deletePassword, selectAccountById } from '../identity.queries.ts';
import { endAccountSessions } from '../operations/end-session.ts';
import { type AccountSessionPorts, openAccountSession } from '../operations/open-account-session.ts';
import type { OpenedSession } from '../operations/open-session.ts';
import { hashToken } from './one-time-token.ts';
import { runConfirmation } from './run-confirmation.ts';
import { consumeToken } from './token.queries.ts';

export interface LinkSession extends OpenedSession {
  /** The address of the account. */
  email: string;
}

export function signInWithLink(
  ctx: CallContext,
  token: string,
  ports: AccountSessionPorts,
): Promise<LinkSession | Refusal> {
  const { db, realm, now } = ctx;
  const realmId = realm.id;
  return runConfirmation(db, 'failedToMagicLogin', async (trx) => {
    const usedToken = await consumeToken(trx, { realmId, hash: hashToken(token), purpose: 'magicLink' }, now);
    if (!usedToken) return refuse('failedToMagicLogin');
    const { account_id: accountId, email } = usedToken;
    const account = await selectAccountById(trx, { realmId, id: accountId });
    if (account?.email === null) await removeEarlierAccess(trx, { realmId, accountId, now });
    const isConfirmed = await confirmAddress(trx, { realmId, accountId, email, now });
    if (!isConfirmed) return refuse('failedToMagicLogin');
    const session = await openAccountSession(trx, ctx, { accountId, method: 'magicLink' }, ports);
    return isRefusal(session) ? session : { ...session, email };
  });
}

/** Whoever signed up with the address may not be the person who reads its mail. */
async function removeEarlierAccess(
  trx: Trx,
  { now, ...account }: { realmId: number; accountId: number; now: Temporal.Instant },
): Promise<void> {
  await deletePassword(trx, account);
  await endAccountSessions(trx, account, { reason: 'addressConfirmed', now });
}
