export { createSecrets, deriveKey, type Secrets } from './secrets.ts';
