// Signs in with the token of a magic link. The token also proves that the person reads the mail of the address.
import type { CallContext } from '../../../calls/index.ts';
import type { Trx } from '../../../platform/database/index.ts';
import { type Refusal, refuse } from '../../../platform/errors/index.ts';
import {
  confirmAddress,
  deletePassword,
  selectAccountById,
  selectFirstProfile,
} from '../identity.queries.ts';
import { endAccountSessions } from '../operations/end-session.ts';
import { type MoveGuestData, mergeGuestSession } from '../operations/merge-guest-session.ts';
import { type OpenedSession, openSession } from '../operations/open-session.ts';
import type { RefreshTokens } from '../refresh-token.ts';
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
  { moveGuestData, refreshTokens }: { moveGuestData: MoveGuestData; refreshTokens: RefreshTokens },
): Promise<LinkSession | Refusal> {
  const { db, realm, now, viewer } = ctx;
  const realmId = realm.id;
  return runConfirmation(db, 'failedToMagicLogin', async (trx) => {
    const usedToken = await consumeToken(trx, { realmId, hash: hashToken(token), purpose: 'magicLink' }, now);
    if (!usedToken) return refuse('failedToMagicLogin');
    const { account_id: accountId, email } = usedToken;
    const account = await selectAccountById(trx, { realmId, id: accountId });
    if (account?.email === null) await removeEarlierAccess(trx, { realmId, accountId, now });
    const isConfirmed = await confirmAddress(trx, { realmId, accountId, email, now });
    if (!isConfirmed) return refuse('failedToMagicLogin');
    const profile = await selectFirstProfile(trx, { realmId, accountId });
    const target = { realmId, profileId: profile.id };
    await mergeGuestSession(trx, viewer, { ...target, now }, moveGuestData);
    const owner = { ...target, accountId, method: 'magicLink' } as const;
    return { ...(await openSession(trx, owner, ctx, refreshTokens)), email };
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
