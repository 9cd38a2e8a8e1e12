// Tokens in links of mails: 256 random bits, of which the database stores only a hash.
import { createHash, randomBytes } from 'node:crypto';
import type { Trx } from '../../../platform/database/index.ts';
import type { TokenPurpose } from '../identity.tables.ts';
import { insertToken } from './token.queries.ts';

/** How long a token is valid. */
const tokenLifetimes: Readonly<Record<TokenPurpose, { hours: number } | { minutes: number }>> = {
  confirmEmail: { hours: 72 },
  resetPassword: { hours: 1 },
  magicLink: { minutes: 15 },
};

export interface TokenOwner {
  realmId: number;
  accountId: number;
  /** The address to which the token is sent. */
  email: string;
}

export async function createToken(
  trx: Trx,
  owner: TokenOwner,
  purpose: TokenPurpose,
  now: Temporal.Instant,
): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  const expiresAt = now.add(tokenLifetimes[purpose]);
  await insertToken(trx, { ...owner, purpose, hash: hashToken(token), now, expiresAt });
  return token;
}

export function hashToken(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}
