// Two kinds of signed proof, never to be mistaken for each other: that stream metadata may be read (in the address
// that the manifest call gives), and that the media of one asset may be fetched. The algorithm is pinned.
import { errors, jwtVerify, SignJWT } from 'jose';
import { createCache, defineCache } from '../../platform/cache/index.ts';

export interface SignedToken {
  token: string;
  expiresAt: Temporal.Instant;
}

interface TokenClaims {
  /** What the token is good for. */
  audience: string;
  /** Public id of the session that it was given to; null in process. */
  session: string;
  /** Seconds since the epoch. */
  expiresAtSeconds: number;
}

/** `missing` stands for everything that is no good proof at all: none, garbage, expired, signed by others. */
type TokenCheck = { kind: 'valid'; claims: TokenClaims } | { kind: 'invalid' } | { kind: 'wrongAudience' };

export interface Tokens {
  sign(audience: string, session: string, now: Temporal.Instant): Promise<SignedToken>;
  check(token: string | undefined, audience: string, now: Temporal.Instant): TokenCheck | Promise<TokenCheck>;
}

const algorithm = 'HS256';
const maxTokenLength = 2_000;
const invalid: TokenCheck = { kind: 'invalid' };
const wrongAudience: TokenCheck = { kind: 'wrongAudience' };

const verifiedTokens = defineCache<TokenClaims>({
  name: 'verified playback tokens',
  holds: 'the claims of a media or stream token whose signature was verified',
  maxBytes: 16 * 2 ** 20,
  // The token itself, which is the key, is counted too.
  entryBytes: 200,
});

function createTokens(key: Uint8Array, { type, seconds }: { type: string; seconds: number }): Tokens {
  // A player sends the same token with every segment: its signature is verified once.
  const verified = createCache(verifiedTokens);

  const checkClaims = (claims: TokenClaims, audience: string, now: Temporal.Instant): TokenCheck => {
    if (claims.expiresAtSeconds * 1000 <= now.epochMilliseconds) return invalid;
    return claims.audience === audience ? { kind: 'valid', claims } : wrongAudience;
  };

  async function verify(token: string, audience: string, now: Temporal.Instant): Promise<TokenCheck> {
    try {
      const { payload } = await jwtVerify(token, key, {
        algorithms: [algorithm],
        typ: type,
        requiredClaims: ['exp', 'aud', 'sub'],
        currentDate: new Date(now.epochMilliseconds),
      });
      if (typeof payload.aud !== 'string' || payload.exp === undefined) return invalid;
      const claims = { audience: payload.aud, session: payload.sub ?? '', expiresAtSeconds: payload.exp };
      verified.set(token, claims);
      return checkClaims(claims, audience, now);
    } catch (error) {
      if (error instanceof errors.JOSEError) return invalid;
      throw error;
    }
  }

  return {
    async sign(audience, session, now) {
      const issuedAt = Math.floor(now.epochMilliseconds / 1000);
      const token = await new SignJWT()
        .setProtectedHeader({ alg: algorithm, typ: type })
        .setAudience(audience)
        .setSubject(session)
        .setIssuedAt(issuedAt)
        .setExpirationTime(issuedAt + seconds)
        .sign(key);
      return { token, expiresAt: Temporal.Instant.fromEpochMilliseconds((issuedAt + seconds) * 1000) };
    },

    check(token, audience, now) {
      if (!token || token.length > maxTokenLength) return invalid;
      const claims = verified.get(token);
      return claims ? checkClaims(claims, audience, now) : verify(token, audience, now);
    },
  };
}

/** Long enough for a hiccup of the network, short enough to mean something. */
export const mediaTokenSeconds = 300;

/** Tokens of the media of one asset; the audience is its id. */
export const createMediaTokens = (key: Uint8Array): Tokens =>
  createTokens(key, { type: 'playback+jwt', seconds: mediaTokenSeconds });

/** From the answer of the manifest call to the question for the stream. */
const streamTokenSeconds = 120;

/** Tokens in the address of stream metadata; the audience is realm and title. */
export const createStreamTokens = (key: Uint8Array): Tokens =>
  createTokens(key, { type: 'stream+jwt', seconds: streamTokenSeconds });

/** After so long nothing is left of a session that has ended: a stream token, and the media token got with it. */
export const maxTokenSeconds = streamTokenSeconds + mediaTokenSeconds;
