// Access tokens: JWTs with a pinned algorithm and type, for one realm, for a quarter of an hour. A token names the
// session; what that session may do is looked up each time.
import { jwtVerify, SignJWT } from 'jose';
import { createCache, defineCache } from '../../platform/cache/index.ts';
import type { Clock } from '../../platform/clock/index.ts';

export const accessTokenSeconds = 15 * 60;
/** How long after its end a token still shows which guest somebody was. */
const recognisedFor = 30 * 24 * 3600;

export interface AccessTokens {
  sign(realm: string, sessionId: string): Promise<string>;
  /** The session that a good token names; undefined for any other text. */
  read(realm: string, token: string, options?: { expired: boolean }): Promise<string | undefined>;
}

interface Read {
  realm: string;
  sessionId: string;
  expiresAt: number;
}

const verifiedTokens = defineCache<Read>({
  name: 'verified access tokens',
  holds: 'the session that an access token names, after its signature was verified',
  maxBytes: 4 * 2 ** 20,
  // The token itself, which is the key, is counted too.
  entryBytes: 200,
});

const algorithm = 'HS256';
const type = 'at+jwt';

export function createAccessTokens(key: Uint8Array, issuer: string, clock: Clock): AccessTokens {
  // Verifying a signature takes longer than the rest of a small call.
  const verified = createCache(verifiedTokens);

  async function verify(realm: string, token: string): Promise<Read | undefined> {
    try {
      const { payload } = await jwtVerify(token, key, {
        algorithms: [algorithm],
        typ: type,
        issuer,
        audience: realm,
        requiredClaims: ['exp', 'sid'],
        currentDate: new Date(clock.now().epochMilliseconds),
        clockTolerance: recognisedFor,
      });
      if (typeof payload.sid !== 'string' || payload.exp === undefined) return undefined;
      return { realm, sessionId: payload.sid, expiresAt: payload.exp * 1000 };
    } catch {
      return undefined;
    }
  }

  return {
    sign(realm, sessionId) {
      const now = Math.floor(clock.now().epochMilliseconds / 1000);
      return new SignJWT({ sid: sessionId })
        .setProtectedHeader({ alg: algorithm, typ: type })
        .setIssuer(issuer)
        .setAudience(realm)
        .setIssuedAt(now)
        .setExpirationTime(now + accessTokenSeconds)
        .sign(key);
    },
    async read(realm, token, options) {
      const known = verified.get(token);
      const result = known?.realm === realm ? known : await verify(realm, token);
      if (!result) return undefined;
      if (result !== known) verified.set(token, result);
      const isOver = result.expiresAt <= clock.now().epochMilliseconds;
      return isOver && !options?.expired ? undefined : result.sessionId;
    },
  };
}
