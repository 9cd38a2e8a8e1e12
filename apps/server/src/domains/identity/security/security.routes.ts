// The devices on which an account is signed in, and the events that concern its security.
import type { DeviceSession, SecurityEvent } from '@matinee/contract';
import type { CallContext, Handlers } from '../../../calls/index.ts';
import { isRefusal, refuse } from '../../../platform/errors/index.ts';
import { sessionCookieName } from '../session-cookie.ts';
import { type DeviceSessionRow, selectDeviceSessions } from './device-session.queries.ts';
import { type SecurityEventRow, selectSecurityEvents } from './security-event.queries.ts';
import { signOutDevice, signOutEverywhere } from './sign-out-devices.ts';

type SecurityCall = 'getDevices' | 'signOutDevice' | 'signOutEverywhere' | 'getSecurityEvents';

/** More sessions than anybody looks through; the oldest are left out. */
const maxListedDevices = 100;
const maxListedEvents = 50;

export function createSecurityHandlers(): Handlers<SecurityCall> {
  return {
    async getDevices(_input, { db, realm, viewer, now }) {
      if (!viewer.account) return refuse('unauthorised');
      const account = { realmId: realm.id, accountId: viewer.account.id };
      const rows = await selectDeviceSessions(db, account, { now, limit: maxListedDevices });
      return { devices: rows.map((row) => presentDevice(row, viewer)) };
    },

    async signOutDevice({ params }, ctx) {
      const { account, session } = ctx.viewer;
      if (!account) return refuse('unauthorised');
      const result = await signOutDevice(ctx, { accountId: account.id, sessionId: params.id });
      if (isRefusal(result)) return result;
      if (params.id === session?.publicId) ctx.responseCookies.clearCookie(sessionCookieName);
      return undefined;
    },

    async signOutEverywhere(_input, ctx) {
      if (!ctx.viewer.account) return refuse('unauthorised');
      await signOutEverywhere(ctx, ctx.viewer.account.id);
      ctx.responseCookies.clearCookie(sessionCookieName);
      return undefined;
    },

    async getSecurityEvents(_input, { db, realm, viewer }) {
      if (!viewer.account) return refuse('unauthorised');
      const account = { realmId: realm.id, accountId: viewer.account.id };
      const rows = await selectSecurityEvents(db, account, maxListedEvents);
      return { events: rows.map(presentSecurityEvent) };
    },
  };
}

function presentDevice(row: DeviceSessionRow, { session }: CallContext['viewer']): DeviceSession {
  return {
    id: row.public_id,
    name: row.device_name,
    method: row.method,
    signedInAt: row.created_at.toString(),
    lastUsedAt: row.last_used_at.toString(),
    isCurrent: row.public_id === session?.publicId,
  };
}

function presentSecurityEvent(row: SecurityEventRow): SecurityEvent {
  return {
    kind: row.kind,
    method: row.method,
    deviceName: row.device_name,
    actorName: row.actor_name,
    occurredAt: row.occurred_at.toString(),
  };
}
