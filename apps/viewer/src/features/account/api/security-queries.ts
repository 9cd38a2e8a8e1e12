// Queries of the devices and security events of the account. For guests they return nothing and send no request.
import type { DeviceSession, SecurityEvent } from '@matinee/contract';
import { createPageQuery, type RequestContext } from '../../../shared/query/page-query.ts';
import { getUser } from '../../../shared/session/session.ts';

export const devicesKey = ['accountDevices'] as const;
export const securityEventsKey = ['accountSecurityEvents'] as const;

export function createDevicesQuery({ caller }: RequestContext) {
  return createPageQuery<readonly DeviceSession[]>({
    queryKey: devicesKey,
    queryFn: async ({ signal, client }) =>
      client && getUser(client)?.isGuest === false
        ? (await caller.call('getDevices', { signal })).devices
        : [],
  });
}

export function createSecurityEventsQuery({ caller }: RequestContext) {
  return createPageQuery<readonly SecurityEvent[]>({
    queryKey: securityEventsKey,
    queryFn: async ({ signal, client }) =>
      client && getUser(client)?.isGuest === false
        ? (await caller.call('getSecurityEvents', { signal })).events
        : [],
  });
}
