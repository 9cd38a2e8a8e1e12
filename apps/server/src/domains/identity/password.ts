// Passwords: argon2id, and the same work whether or not there is an account, so that time tells nothing.
import { hash, verify } from '@node-rs/argon2';

const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export function hashPassword(password: string): Promise<string> {
  return hash(password.normalize('NFKC'), cost);
}

let nobodysHash: Promise<string> | undefined;

/** `stored` null: nobody has that account, or it has no password. */
export async function isPassword(stored: string | null, given: string): Promise<boolean> {
  nobodysHash ??= hashPassword('the password of nobody');
  const matches = await verify(stored ?? (await nobodysHash), given.normalize('NFKC'));
  return stored !== null && matches;
}
