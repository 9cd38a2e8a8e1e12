export { isPublicAddress } from './allowed-address.ts';
export { fetchOutside, type OutsideAnswer, type OutsideAsked } from './fetch-outside.ts';
export { OutsideFault, type OutsideFaultCode } from './outside-fault.ts';
