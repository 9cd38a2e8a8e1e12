import type { Guard } from '../guard.ts';

const identity = 'apps/server/src/domains/identity';
const jwtKeys = 'apps/server/src/platform/jwt-keys';
const accessTokenFile = `${identity}/access-token.ts`;
const accessTokenTest = `${identity}/signed-sessions.test.ts`;

export const accessTokenGuards: readonly Guard[] = [
  {
    id: 'access-token-algorithm',
    threat: 'A token signed with another algorithm than the one of the service would be accepted.',
    file: accessTokenFile,
    from: 'algorithms: [algorithm],',
    to: '',
    test: { file: accessTokenTest, title: 'another algorithm' },
  },
  {
    id: 'access-token-type',
    threat: 'A token issued for another purpose would open the account.',
    file: accessTokenFile,
    from: 'typ: type,\n        issuer',
    to: 'issuer',
    test: { file: accessTokenTest, title: 'another type' },
  },
  {
    id: 'access-token-issuer',
    threat: 'A token of another service that has the same key would open the account.',
    file: accessTokenFile,
    from: 'issuer,\n        audience',
    to: 'audience',
    test: { file: accessTokenTest, title: 'another issuer' },
  },
  {
    id: 'access-token-audience',
    threat: 'A token of one realm would be valid in another.',
    file: accessTokenFile,
    from: 'audience: realmKey,',
    to: '',
    test: { file: accessTokenTest, title: 'another realm' },
  },
  {
    id: 'access-token-cache-realm',
    threat: 'A token that was verified for one realm would be valid in another.',
    file: accessTokenFile,
    from: 'cachedToken?.realmKey === realmKey ? cachedToken :',
    to: 'cachedToken ??',
    test: { file: accessTokenTest, title: 'verified before' },
  },
  {
    id: 'access-token-session',
    threat: 'A token that names no session would be accepted.',
    file: accessTokenFile,
    from: "typeof payload.sid !== 'string'",
    to: 'payload.sid === undefined',
    test: { file: accessTokenTest, title: 'a session that is no text' },
  },
  {
    id: 'access-token-expiry',
    threat: 'A stolen access token would be valid for a month.',
    file: accessTokenFile,
    from: 'isExpired && !options?.allowExpired',
    to: 'isExpired && options === null',
    test: { file: accessTokenTest, title: 'an expiry in the past' },
  },
  {
    id: 'jwt-key-known',
    threat: 'A token that names a key which the service never had, or has deleted, would be accepted.',
    file: `${jwtKeys}/key-set.ts`,
    from: 'keys.find((candidate) => candidate.kid === kid)',
    to: 'keys.find((candidate) => candidate.kid === kid) ?? keys[0]',
    test: { file: `${jwtKeys}/jwt-keys.test.ts`, title: 'do not accept an unknown kid' },
  },
  {
    id: 'jwt-key-end',
    threat: 'A key that was replaced long ago could still sign tokens for whoever has it.',
    file: `${jwtKeys}/key-set.ts`,
    from: 'return end && isNotAfter(end, now) ? undefined : key;',
    to: 'return end && isNotAfter(key.createdAt, now) ? key : key;',
    test: { file: `${jwtKeys}/jwt-keys.test.ts`, title: 'until the last token' },
  },
  {
    id: 'jwt-key-purpose',
    threat: 'A token for a video would be signed with the key of access tokens.',
    file: `${jwtKeys}/jwt-keys.ts`,
    from: 'deriveKey(secret, purpose)',
    to: 'deriveKey(secret, purpose.slice(purpose.length))',
    test: { file: `${jwtKeys}/jwt-keys.test.ts`, title: 'differ by purpose' },
  },
  {
    id: 'access-token-revoked-key',
    threat:
      'A token that somebody forged with a stolen key would stay valid on the servers that have verified it.',
    file: accessTokenFile,
    from: '!verifiedToken || !(await keys.findKey(verifiedToken.kid))',
    to: '!verifiedToken',
    test: { file: `${identity}/security/key-rotation.test.ts`, title: 'key was revoked' },
  },
];
