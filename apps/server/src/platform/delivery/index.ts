// Bytes over HTTP: ranges, conditions and a bounded memory of what is asked for often.
export { type ByteCache, createByteCache } from './byte-cache.ts';
export type { RangeDecision } from './byte-range.ts';
export { mediaTypeOf } from './media-types.ts';
export { type Entity, sendBytes } from './send-bytes.ts';
