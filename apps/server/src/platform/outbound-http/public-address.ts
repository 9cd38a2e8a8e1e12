// Decides which IP addresses are public. Special-purpose ranges (private, loopback, link-local, carrier-grade
// NAT, tunnel, documentation, multicast) are not, nor are IPv6 addresses that contain an IPv4 address (IPv4-compatible,
// NAT64), because that may be a private one.
import { type LookupAddress, lookup } from 'node:dns';
import type { LookupFunction } from 'node:net';
import ipaddr from 'ipaddr.js';
import { OutboundError } from './outbound-error.ts';

/** The global unicast addresses. No others are assigned to hosts of the internet. */
const globalUnicast = ipaddr.IPv6.parseCIDR('2000::/3');

export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  const parsed = ipaddr.process(address);
  if (parsed instanceof ipaddr.IPv6 && !parsed.match(globalUnicast)) return false;
  return parsed.range() === 'unicast';
}

/** Whether a host is an IP address, which needs no DNS look-up. An IPv6 address must have no brackets. */
export function isIpAddress(host: string): boolean {
  return ipaddr.isValid(host);
}

/**
 * Resolves a name once, so that the connection uses the checked address. Rejects the name when any of its
 * addresses is not public.
 */
export const lookupPublicAddress: LookupFunction = (hostname, options, callback) => {
  lookup(hostname, { ...options, all: true }, (error, addresses: LookupAddress[]) => {
    if (error) return callback(error, []);
    if (!addresses.every(({ address }) => isPublicAddress(address))) {
      return callback(new OutboundError('notPublic'), []);
    }
    const [firstAddress] = addresses;
    if (options.all || !firstAddress) return callback(null, addresses);
    return callback(null, firstAddress.address, firstAddress.family);
  });
};
