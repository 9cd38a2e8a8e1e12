export { isPublicAddress } from './allowed-address.ts';
export { fetchOutside, type OutsideAsked } from './fetch-outside.ts';
export { OutsideFault } from './outside-fault.ts';
