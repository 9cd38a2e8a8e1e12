// Queries of the devices, passkeys, authenticator app, providers and security events of the account. For guests
// and child profiles they return nothing and send no request.
import type { CallResponse, Calls, DeviceSession, Passkey, SecurityEvent } from '@matinee/contract';
import { createPageQuery, type RequestContext } from '../../../shared/query/page-query.ts';
import { canManageAccount } from '../../../shared/session/session.ts';

export const devicesKey = ['accountDevices'] as const;
export const passkeysKey = ['accountPasskeys'] as const;
export const totpKey = ['accountTotp'] as const;
export const linkedAccountsKey = ['linkedAccounts'] as const;
export const securityEventsKey = ['accountSecurityEvents'] as const;

export function createDevicesQuery({ caller }: RequestContext) {
  return createPageQuery<readonly DeviceSession[]>({
    queryKey: devicesKey,
    queryFn: async ({ signal, client }) =>
      canManageAccount(client) ? (await caller.call('getDevices', { signal })).devices : [],
  });
}

export function createPasskeysQuery({ caller }: RequestContext) {
  return createPageQuery<readonly Passkey[]>({
    queryKey: passkeysKey,
    queryFn: async ({ signal, client }) =>
      canManageAccount(client) ? (await caller.call('getPasskeys', { signal })).passkeys : [],
  });
}

/** `null` for guests and child profiles. */
export function createTotpQuery({ caller }: RequestContext) {
  return createPageQuery<CallResponse<Calls['getTotp']> | null>({
    queryKey: totpKey,
    queryFn: async ({ signal, client }) =>
      canManageAccount(client) ? caller.call('getTotp', { signal }) : null,
  });
}

export function createSecurityEventsQuery({ caller }: RequestContext) {
  return createPageQuery<readonly SecurityEvent[]>({
    queryKey: securityEventsKey,
    queryFn: async ({ signal, client }) =>
      canManageAccount(client) ? (await caller.call('getSecurityEvents', { signal })).events : [],
  });
}

/** The names of the providers with which the account can sign in. */
export function createLinkedAccountsQuery({ caller }: RequestContext) {
  return createPageQuery<readonly string[]>({
    queryKey: linkedAccountsKey,
    queryFn: async ({ signal, client }) => {
      if (!canManageAccount(client)) return [];
      const { linkedAccounts } = await caller.call('getLinkedAccounts', { signal });
      return linkedAccounts.map(({ provider }) => provider);
    },
  });
}
