// Bytes over HTTP: ranges and conditional requests.

export { mediaTypeOf } from './media-types.ts';
export { type Entity, sendBytes } from './send-bytes.ts';
