export { CallError, type CallErrorCode, type CallErrorFields, errorOf, mayRetry } from './call-error.ts';
export {
  type Answer,
  type Arguments,
  type Caller,
  type CallOptions,
  type Client,
  type ClientOptions,
  createClient,
} from './client.ts';
export {
  createBrowserTokenStore,
  createMemoryTokenStore,
  type TokenPair,
  type TokenStore,
} from './token-store.ts';
