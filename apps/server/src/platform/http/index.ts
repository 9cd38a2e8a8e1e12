export { registerApiReference } from './api-reference/register-api-reference.ts';
export { createResponseCookies } from './cookies.ts';
export { createApp } from './create-app.ts';
export { chooseEncoding, compress, type Encoding, encodeText } from './encoding.ts';
export { isApiPath, sendRefusal } from './error-responses.ts';
export { type ListeningServer, listen } from './listen.ts';
export {
  LazyRequestInfo,
  noopResponseCookies,
  type RequestInfo,
  type ResponseCookies,
  readCookie,
} from './request-info.ts';
export { type CachedResponse, createCachedResponse, type ResponseCache } from './response-cache.ts';
export { listSecurityHeaders } from './security.ts';
export {
  jsonContentType,
  sendCachedResponse,
  sendPrivateResponse,
  writeCachedResponse,
} from './send-response.ts';
export { sendEvents } from './server-events.ts';
export { createStreamLimiter, type StreamLimiter } from './stream-limiter.ts';
