// Access tokens: JWTs for one realm with a fixed algorithm and type, valid for 15 minutes. A token names a
// session and contains no permissions.
import { errors, jwtVerify, SignJWT } from 'jose';
import { createCache, defineCache } from '../../platform/cache/index.ts';
import type { Clock } from '../../platform/clock/index.ts';
import { findKey, type JwtKeys } from '../../platform/jwt-keys/index.ts';

export const accessTokenSeconds = 15 * 60;
/** Seconds for which an expired token still identifies its session, for callers that allow expired tokens. */
const expiredTokenToleranceSeconds = 30 * 24 * 3600;
/** For this long after it was signed, a token can identify its session. */
export const maxAccessTokenSeconds = accessTokenSeconds + expiredTokenToleranceSeconds;

export interface AccessTokens {
  sign(realmKey: string, sessionId: string): Promise<string>;
  /** Returns the public id of the session that a valid token names; undefined for any other text. */
  read(realmKey: string, token: string, options?: { allowExpired: boolean }): Promise<string | undefined>;
}

interface VerifiedToken {
  /** The key that has signed the token. */
  kid: string;
  realmKey: string;
  sessionId: string;
  expiresAt: number;
}

const verifiedTokenCacheDefinition = defineCache<VerifiedToken>({
  name: 'verified access tokens',
  holds: 'the session that an access token names, after its signature was verified',
  maxBytes: 4 * 2 ** 20,
  // Without the token, whose size is counted as the key.
  entryBytes: 200,
});

const algorithm = 'HS256';
const type = 'at+jwt';

export function createAccessTokens(jwtKeys: JwtKeys, issuer: string, clock: Clock): AccessTokens {
  const keys = jwtKeys.forPurpose('access token', maxAccessTokenSeconds);
  // Verifying a signature takes longer than the rest of a small request, so the result is cached.
  const verifiedTokenCache = createCache(verifiedTokenCacheDefinition);

  async function verify(realmKey: string, token: string): Promise<VerifiedToken | undefined> {
    try {
      const { payload, protectedHeader } = await jwtVerify(token, (header) => findKey(keys, header), {
        algorithms: [algorithm],
        typ: type,
        issuer,
        audience: realmKey,
        requiredClaims: ['exp', 'sid'],
        currentDate: new Date(clock.now().epochMilliseconds),
        clockTolerance: expiredTokenToleranceSeconds,
      });
      if (typeof payload.sid !== 'string' || payload.exp === undefined) return undefined;
      const kid = protectedHeader.kid ?? '';
      return { realmKey, kid, sessionId: payload.sid, expiresAt: payload.exp * 1000 };
    } catch (error) {
      if (error instanceof errors.JOSEError) return undefined;
      throw error;
    }
  }

  return {
    async sign(realmKey, sessionId) {
      const { kid, key } = await keys.getSigningKey();
      const now = Math.floor(clock.now().epochMilliseconds / 1000);
      return new SignJWT({ sid: sessionId })
        .setProtectedHeader({ alg: algorithm, typ: type, kid })
        .setIssuer(issuer)
        .setAudience(realmKey)
        .setIssuedAt(now)
        .setExpirationTime(now + accessTokenSeconds)
        .sign(key);
    },
    async read(realmKey, token, options) {
      const cachedToken = verifiedTokenCache.get(token);
      const verifiedToken = cachedToken?.realmKey === realmKey ? cachedToken : await verify(realmKey, token);
      // An operator may have revoked the key since the token was verified.
      if (!verifiedToken || !(await keys.findKey(verifiedToken.kid))) return undefined;
      if (verifiedToken !== cachedToken) verifiedTokenCache.set(token, verifiedToken);
      const isExpired = verifiedToken.expiresAt <= clock.now().epochMilliseconds;
      return isExpired && !options?.allowExpired ? undefined : verifiedToken.sessionId;
    },
  };
}
