export { createJwtKeys, findKey, type JwtKeys, type PurposeKeys } from './jwt-keys.ts';
export {
  deleteUnusedJwtKeys,
  listJwtKeys,
  revokeOldJwtKeys,
  rotateJwtKeys,
  rotateOldJwtKeys,
} from './rotate-jwt-keys.ts';
