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
  },
): Promise<void> {
  const { realmId, accountId, kind, method = null, deviceName = getDeviceName(ctx) } = event;
  await insertSecurityEvent(executor, { realmId, accountId, kind, method, deviceName, now: ctx.now });
}
