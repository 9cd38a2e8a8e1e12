import type { CallContext } from '../../../calls/index.ts';
import type { Executor } from '../../../platform/database/index.ts';
import type { SecurityEventKind, SessionMethod } from '../identity.tables.ts';
import { getDeviceName } from './describe-device.ts';
import { insertSecurityEvent } from './security-event.queries.ts';

/** Records an event in the transaction of the operation that causes it. `deviceName` defaults to the device of the request. */
export async function recordSecurityEvent(
  executor: Executor,
  ctx: Pick<CallContext, 'now' | 'request'>,
  event: {
    realmId: number;
    accountId: number;
    kind: SecurityEventKind;
    method?: SessionMethod;
    deviceName?: string;
    /** The administrator who acts as the person. */
    actor?: { name: string; reason?: string } | undefined;
  },
): Promise<void> {
  const { realmId, accountId, kind, method = null, deviceName = getDeviceName(ctx), actor } = event;
  await insertSecurityEvent(executor, { realmId, accountId, kind, method, deviceName, actor, now: ctx.now });
}
