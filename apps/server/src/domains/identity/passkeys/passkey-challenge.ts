// Challenges that authenticators sign. The service signs each with its purpose, realm, origin and expiry, so that anybody may
// request challenges without filling the database: it stores only those that were used.
import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { CallContext } from '../../../calls/index.ts';
import type { Trx } from '../../../platform/database/index.ts';
import { insertUsedChallenge } from './passkey.queries.ts';
import type { PasskeySite } from './passkey-site.ts';

/** What a challenge is for: signing in, or adding a passkey in a session. */
export type ChallengePurpose = 'signIn' | `add ${string}`;

type ChallengeContext = Pick<CallContext, 'realm' | 'now'>;

export interface PasskeyChallenges {
  create(ctx: ChallengeContext, site: PasskeySite, purpose: ChallengePurpose): Buffer<ArrayBuffer>;
  /** Whether the service created the challenge, given as base64url, for this purpose and place, and it has not expired. */
  isValid(ctx: ChallengeContext, site: PasskeySite, purpose: ChallengePurpose, challenge: string): boolean;
  /** Marks a valid challenge used. Returns false if it was used before. */
  consume(trx: Trx, ctx: ChallengeContext, challenge: string): Promise<boolean>;
}

const minute = 60;
/** People may leave the sign-in page open before they choose a passkey. */
const signInSeconds = 30 * minute;
const addSeconds = 10 * minute;

const expiryLength = 6;
const randomLength = 16;
const headLength = expiryLength + randomLength;

export function createPasskeyChallenges(key: Uint8Array): PasskeyChallenges {
  const sign = (
    { realm }: ChallengeContext,
    { origin }: PasskeySite,
    purpose: ChallengePurpose,
    head: Buffer,
  ) =>
    createHmac('sha256', key)
      .update(JSON.stringify([purpose, realm.key, origin, head.toString('base64url')]))
      .digest();

  return {
    create(ctx, site, purpose) {
      const lifetime = purpose === 'signIn' ? signInSeconds : addSeconds;
      const expiry = Buffer.alloc(expiryLength);
      expiry.writeUIntBE(toSeconds(ctx.now) + lifetime, 0, expiryLength);
      const head = Buffer.concat([expiry, randomBytes(randomLength)]);
      return Buffer.concat([head, sign(ctx, site, purpose, head)]);
    },

    isValid(ctx, site, purpose, challenge) {
      const bytes = Buffer.from(challenge, 'base64url');
      const [head, signature] = [bytes.subarray(0, headLength), bytes.subarray(headLength)];
      const expectedSignature = sign(ctx, site, purpose, head);
      if (signature.length !== expectedSignature.length) return false;
      return timingSafeEqual(signature, expectedSignature) && readExpiry(bytes) > toSeconds(ctx.now);
    },

    consume(trx, { realm }, challenge) {
      const bytes = Buffer.from(challenge, 'base64url');
      const expiresAt = Temporal.Instant.fromEpochMilliseconds(readExpiry(bytes) * 1000);
      const hash = createHash('sha256').update(bytes).digest();
      return insertUsedChallenge(trx, { realmId: realm.id, hash, expiresAt });
    },
  };
}

const readExpiry = (challenge: Buffer): number => challenge.readUIntBE(0, expiryLength);

const toSeconds = (instant: Temporal.Instant): number => Math.floor(instant.epochMilliseconds / 1000);
