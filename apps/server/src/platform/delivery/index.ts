// Bytes over HTTP: ranges and conditional requests.

export { getMediaType } from './media-types.ts';
export { type Entity, sendBytes } from './send-bytes.ts';
