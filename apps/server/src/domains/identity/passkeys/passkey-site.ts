import { isIP } from 'node:net';
import type { CallContext } from '../../../calls/index.ts';
import type { Services } from '../../../services.ts';
import { getRealmOrigin } from '../../realm/index.ts';

/** Where the passkeys of a realm are created and used. */
export interface PasskeySite {
  origin: string;
  /** The host name to which the passkeys belong (RP ID). */
  rpId: string;
}

/**
 * The public address of the realm that the request uses. The Host header can only choose among the hosts of the realm. Returns
 * undefined for an IP address, for which browsers create no passkeys. A service that listens only on this machine is
 * `localhost`.
 */
export function findPasskeySite(
  { realm, request }: CallContext,
  config: Services['config'],
): PasskeySite | undefined {
  const { hosts } = realm.settings;
  const requestedHost = request?.headers.host ?? '';
  const settings = { ...realm.settings, hosts: hosts.includes(requestedHost) ? [requestedHost] : hosts };
  const listener = { isSecure: request?.isSecure ?? false, port: request?.port ?? null };
  const url = new URL(getRealmOrigin(config, { settings }, listener));
  if (url.hostname === '127.0.0.1' || url.hostname === '[::1]') url.hostname = 'localhost';
  if (isIP(url.hostname.replace(/^\[|\]$/g, '')) !== 0) return undefined;
  return { origin: url.origin, rpId: url.hostname };
}
