// Bytes over HTTP: ranges and conditional requests.

export { getMediaType } from './media-types.ts';
export { type HttpEntity, sendBytes } from './send-bytes.ts';
