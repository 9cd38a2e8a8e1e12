export { fetchOutbound, type OutboundRequest, type OutboundResponse } from './fetch-outbound.ts';
export { OutboundError } from './outbound-error.ts';
export { isPublicAddress } from './public-address.ts';
