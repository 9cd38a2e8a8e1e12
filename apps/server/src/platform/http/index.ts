export { registerApiReference } from './api-reference/register-api-reference.ts';
export { type AttemptLimit, createAttemptLimit, getAddressKey } from './attempt-limit.ts';
export { createResponseCookies, readCookie } from './cookies.ts';
export { createApp } from './create-app.ts';
export { chooseEncoding, compress, type Encoding } from './encoding.ts';
export { isApiPath, sendRefusal } from './error-responses.ts';
export {
  LazyRequestInfo,
  noopResponseCookies,
  type RequestInfo,
  type ResponseCookies,
} from './request-info.ts';
export { type CachedResponse, createCachedResponse, type ResponseCache } from './response-cache.ts';
export {
  jsonContentType,
  sendCachedResponse,
  sendPrivateResponse,
  writeCachedResponse,
} from './send-response.ts';
export { sendEvents } from './server-events.ts';
export { createStreamLimiter, type StreamLimiter } from './stream-limiter.ts';
