import { randomBytes } from 'node:crypto';
import { buildHref } from '@matinee/rules';
import type { RealmContext } from '../../../calls/index.ts';
import { type Executor, runInTransaction } from '../../../platform/database/index.ts';
import { hashToken } from '../email-links/one-time-token.ts';
import { selectAccount } from '../identity.queries.ts';
import { insertImpersonationToken } from './impersonation.queries.ts';

const linkLifetime = { minutes: 5 };

/** The log recognises tokens in paths by this prefix (platform/log/redact.ts). */
const tokenPrefix = 'impersonation-token-';

export type ImpersonationLink =
  | { path: string; expiresAt: Temporal.Instant }
  | { problem: 'unknownViewer' | 'unknownOperator' | 'operatorIsNoAdministrator' | 'viewerIsAdministrator' };

/** Creates the path that signs an administrator in as a viewer, once and within five minutes. */
export function createImpersonationLink(
  executor: Executor,
  {
    realm,
    viewerEmail,
    operatorEmail,
    reason,
    now,
  }: {
    realm: Pick<RealmContext, 'id'>;
    viewerEmail: string;
    operatorEmail: string;
    reason: string;
    now: Temporal.Instant;
  },
): Promise<ImpersonationLink> {
  const realmId = realm.id;
  return runInTransaction(executor, async (trx) => {
    const viewer = await selectAccount(trx, { realmId, email: viewerEmail });
    if (!viewer) return { problem: 'unknownViewer' };
    const operator = await selectAccount(trx, { realmId, email: operatorEmail });
    if (!operator) return { problem: 'unknownOperator' };
    if (operator.role !== 'ADMIN') return { problem: 'operatorIsNoAdministrator' };
    if (viewer.role === 'ADMIN') return { problem: 'viewerIsAdministrator' };
    const token = `${tokenPrefix}${randomBytes(32).toString('base64url')}`;
    const expiresAt = now.add(linkLifetime);
    await insertImpersonationToken(trx, {
      realmId,
      hash: hashToken(token),
      accountId: viewer.id,
      impersonatorId: operator.id,
      reason,
      now,
      expiresAt,
    });
    return { path: buildHref({ route: 'IMPERSONATE', params: { token } }), expiresAt };
  });
}
