// Two kinds of signed tokens that cannot replace each other: stream tokens allow reading stream metadata,
// media tokens allow fetching the media of one asset. The signature algorithm is fixed.
import { errors, jwtVerify, SignJWT } from 'jose';
import { createCache, defineCache } from '../../platform/cache/index.ts';
import { findKey, type JwtKeys, type PurposeKeys } from '../../platform/jwt-keys/index.ts';

export interface SignedToken {
  token: string;
  expiresAt: Temporal.Instant;
}

interface TokenClaims {
  /** The resource to which the token gives access. */
  audience: string;
  /** Public id of the session that the token was issued to; empty without a session. */
  sessionId: string;
  /** Seconds since the epoch. */
  expiresAtSeconds: number;
  /** The key that has signed the token. */
  kid: string;
}

/** `invalid` covers a missing, malformed or expired token and one signed with another key. */
type TokenCheck = { kind: 'valid'; claims: TokenClaims } | { kind: 'invalid' } | { kind: 'wrongAudience' };

export interface PlaybackTokens {
  sign(audience: string, sessionId: string, now: Temporal.Instant): Promise<SignedToken>;
  check(token: string | undefined, audience: string, now: Temporal.Instant): Promise<TokenCheck>;
}

const algorithm = 'HS256';
const maxTokenLength = 2_000;
const invalidToken: TokenCheck = { kind: 'invalid' };
const wrongAudience: TokenCheck = { kind: 'wrongAudience' };

const verifiedTokenCacheDefinition = defineCache<TokenClaims>({
  name: 'verified playback tokens',
  holds: 'the claims of a media or stream token whose signature was verified',
  maxBytes: 16 * 2 ** 20,
  // The size of the claims. The cache counts the token itself, because it is the key.
  entryBytes: 200,
});

function createTokens(
  keys: PurposeKeys,
  { type, seconds }: { type: string; seconds: number },
): PlaybackTokens {
  // A player sends the same token with every segment, so its signature is verified only once.
  const verifiedTokenCache = createCache(verifiedTokenCacheDefinition);

  const checkClaims = (claims: TokenClaims, audience: string, now: Temporal.Instant): TokenCheck => {
    if (claims.expiresAtSeconds * 1000 <= now.epochMilliseconds) return invalidToken;
    return claims.audience === audience ? { kind: 'valid', claims } : wrongAudience;
  };

  async function verify(token: string, audience: string, now: Temporal.Instant): Promise<TokenCheck> {
    try {
      const { payload, protectedHeader } = await jwtVerify(token, (header) => findKey(keys, header), {
        algorithms: [algorithm],
        typ: type,
        requiredClaims: ['exp', 'aud', 'sub'],
        currentDate: new Date(now.epochMilliseconds),
      });
      if (typeof payload.aud !== 'string' || payload.exp === undefined) return invalidToken;
      const claims = {
        audience: payload.aud,
        sessionId: payload.sub ?? '',
        expiresAtSeconds: payload.exp,
        kid: protectedHeader.kid ?? '',
      };
      verifiedTokenCache.set(token, claims);
      return checkClaims(claims, audience, now);
    } catch (error) {
      if (error instanceof errors.JOSEError) return invalidToken;
      throw error;
    }
  }

  return {
    async sign(audience, sessionId, now) {
      const { kid, key } = await keys.getSigningKey();
      const issuedAt = Math.floor(now.epochMilliseconds / 1000);
      const token = await new SignJWT()
        .setProtectedHeader({ alg: algorithm, typ: type, kid })
        .setAudience(audience)
        .setSubject(sessionId)
        .setIssuedAt(issuedAt)
        .setExpirationTime(issuedAt + seconds)
        .sign(key);
      return { token, expiresAt: Temporal.Instant.fromEpochMilliseconds((issuedAt + seconds) * 1000) };
    },

    async check(token, audience, now) {
      if (!token || token.length > maxTokenLength) return invalidToken;
      const claims = verifiedTokenCache.get(token);
      if (!claims) return verify(token, audience, now);
      // An operator may have revoked the key since the token was verified.
      return (await keys.findKey(claims.kid)) ? checkClaims(claims, audience, now) : invalidToken;
    },
  };
}

/** Long enough to survive a network failure, short enough to limit sharing of URLs. */
export const mediaTokenSeconds = 300;

/** Tokens for the media of one asset; the audience is the asset's id. */
export const createMediaTokens = (keys: JwtKeys): PlaybackTokens =>
  createTokens(keys.forPurpose('media token', mediaTokenSeconds), {
    type: 'playback+jwt',
    seconds: mediaTokenSeconds,
  });

/** Maximum time between the response of the manifest call and the request for the stream metadata. */
const streamTokenSeconds = 120;

/** Tokens in the URL of stream metadata; the audience is the realm and the title. */
export const createStreamTokens = (keys: JwtKeys): PlaybackTokens =>
  createTokens(keys.forPurpose('stream token', streamTokenSeconds), {
    type: 'stream+jwt',
    seconds: streamTokenSeconds,
  });

/**
 * After this time, every token of an ended session has expired: its stream token and the media token issued
 * for it.
 */
export const maxTokenSeconds = streamTokenSeconds + mediaTokenSeconds;
