import ipaddr from 'ipaddr.js';

/** One client can have 2^64 IPv6 addresses, so limits count them by network. */
const ipv6PrefixLength = 64;

/** The network of a client's address: the address itself for IPv4. Text that is no address stays as it is. */
export function getNetworkKey(address: string): string {
  if (!ipaddr.isValid(address)) return address;
  const parsed = ipaddr.process(address);
  if (parsed.kind() === 'ipv4') return parsed.toString();
  return ipaddr.IPv6.networkAddressFromCIDR(`${parsed.toString()}/${ipv6PrefixLength}`).toString();
}
