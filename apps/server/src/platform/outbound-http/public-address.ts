// Decides which IP addresses are public. Special-purpose ranges (private, loopback, link-local, carrier-grade
// NAT, tunnel, documentation, multicast) are not.
import { type LookupAddress, lookup as resolve } from 'node:dns';
import type { LookupFunction } from 'node:net';
import ipaddr from 'ipaddr.js';
import { OutboundError } from './outbound-error.ts';

export function isPublicAddress(address: string): boolean {
  return ipaddr.isValid(address) && ipaddr.process(address).range() === 'unicast';
}

/** True for `127.0.0.1` and `::1`, which need no DNS look-up. An IPv6 address must have no brackets. */
export function isIpAddress(host: string): boolean {
  return ipaddr.isValid(host);
}

/**
 * Resolves a name once, so that the connection uses the checked address. Rejects the name when any of its
 * addresses is not public.
 */
export const lookupPublicAddress: LookupFunction = (hostname, options, callback) => {
  resolve(hostname, { ...options, all: true }, (error, addresses: LookupAddress[]) => {
    if (error) return callback(error, []);
    if (!addresses.every(({ address }) => isPublicAddress(address))) {
      return callback(new OutboundError('notPublic'), []);
    }
    const [firstAddress] = addresses;
    if (options.all || !firstAddress) return callback(null, addresses);
    return callback(null, firstAddress.address, firstAddress.family);
  });
};
