// Bytes over HTTP: ranges and conditional requests.
export type { RangeDecision } from './byte-range.ts';
export { mediaTypeOf } from './media-types.ts';
export { type Entity, sendBytes } from './send-bytes.ts';
