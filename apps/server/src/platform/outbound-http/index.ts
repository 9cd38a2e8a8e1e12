export { isPublicAddress } from './allowed-address.ts';
export { fetchOutbound, type OutboundRequest } from './fetch-outbound.ts';
export { OutboundError } from './outbound-error.ts';
