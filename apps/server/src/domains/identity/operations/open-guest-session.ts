import type { CallContext } from '../../../calls/index.ts';
import { runInTransaction } from '../../../platform/database/index.ts';
import { insertProfile } from '../identity.queries.ts';
import type { RefreshTokens } from '../refresh-token.ts';
import { type OpenedSession, openSession } from './open-session.ts';

export function openGuestSession(ctx: CallContext, refreshTokens: RefreshTokens): Promise<OpenedSession> {
  const { db, realm, now } = ctx;
  return runInTransaction(db, async (trx) => {
    const profile = await insertProfile(trx, { realmId: realm.id, accountId: null, name: null, now });
    const owner = { realmId: realm.id, accountId: null, method: null, profileId: profile.id };
    return openSession(trx, owner, ctx, refreshTokens);
  });
}
