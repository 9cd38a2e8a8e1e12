export {
  CallError,
  type CallErrorCode,
  type CallErrorFields,
  hasErrorCode,
  isRetryable,
  toCallError,
} from './call-error.ts';
export {
  type CallArgumentsAndOptions,
  type Caller,
  type CallOptions,
  type CallResult,
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
