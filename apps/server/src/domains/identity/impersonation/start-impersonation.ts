// Opens the session in which an administrator acts as a viewer. The session ends after 30 minutes and cannot be extended.
import type { CallContext } from '../../../calls/index.ts';
import { runInTransaction } from '../../../platform/database/index.ts';
import { catchRefusal, type Refusal, RefusedError, refuse } from '../../../platform/errors/index.ts';
import { hashToken } from '../email-links/one-time-token.ts';
import { selectAccountById, selectFirstProfile } from '../identity.queries.ts';
import { type OpenedSession, openSession } from '../operations/open-session.ts';
import type { RefreshTokens } from '../refresh-token.ts';
import { consumeImpersonationToken } from './impersonation.queries.ts';

export function startImpersonation(
  ctx: CallContext,
  token: string,
  refreshTokens: RefreshTokens,
): Promise<OpenedSession | Refusal> {
  const { db, realm, now } = ctx;
  const realmId = realm.id;
  return catchRefusal(() =>
    runInTransaction(db, async (trx) => {
      const row = await consumeImpersonationToken(trx, { realmId, hash: hashToken(token) }, now);
      if (!row) return refuse('invalidImpersonationToken');
      const { account_id: accountId, impersonator_id: impersonatorId, reason } = row;
      const operator = await selectAccountById(trx, { realmId, id: impersonatorId });
      const viewer = await selectAccountById(trx, { realmId, id: accountId });
      // A role may have changed since the link was created. The exception keeps the link.
      if (operator?.role !== 'ADMIN' || viewer?.role !== 'USER')
        throw new RefusedError(refuse('invalidImpersonationToken'));
      const profile = await selectFirstProfile(trx, { realmId, accountId });
      const impersonator = { id: impersonatorId, name: operator.name, reason };
      const owner = {
        realmId,
        profileId: profile.id,
        accountId,
        method: 'impersonation',
        impersonator,
      } as const;
      return openSession(trx, owner, ctx, refreshTokens);
    }),
  );
}
