export { decrypt, encrypt } from './encryption.ts';
export { createSecrets, deriveKey, type Secrets } from './secrets.ts';
