// Signs devices of the account out: one, or all including the device of the request.
import type { CallContext } from '../../../calls/index.ts';
import { runInTransaction } from '../../../platform/database/index.ts';
import { type Refusal, refuse } from '../../../platform/errors/index.ts';
import { endAccountSessions, endSession } from '../operations/end-session.ts';
import { selectDeviceSession } from './device-session.queries.ts';
import { recordSecurityEvent } from './record-security-event.ts';

/** A session of another account is refused like one that does not exist. */
export function signOutDevice(
  ctx: CallContext,
  { accountId, sessionId }: { accountId: number; sessionId: string },
): Promise<true | Refusal> {
  const { db, realm, now } = ctx;
  const account = { realmId: realm.id, accountId };
  return runInTransaction(db, async (trx) => {
    const session = await selectDeviceSession(trx, { ...account, publicId: sessionId }, now);
    if (!session) return refuse('notFound');
    const deviceName = session.device_name;
    await endSession(trx, { realmId: realm.id, id: session.id, reason: 'deviceSignedOut', now });
    await recordSecurityEvent(trx, ctx, { ...account, kind: 'deviceSignedOut', deviceName });
    return true;
  });
}

export function signOutEverywhere(
  ctx: Pick<CallContext, 'db' | 'realm' | 'now' | 'request'>,
  accountId: number,
): Promise<void> {
  const { db, realm, now } = ctx;
  const account = { realmId: realm.id, accountId };
  return runInTransaction(db, async (trx) => {
    await endAccountSessions(trx, account, { reason: 'signedOutEverywhere', now });
    await recordSecurityEvent(trx, ctx, { ...account, kind: 'signedOutEverywhere' });
  });
}
