// Password hashing with argon2id. An unknown account takes as long as a wrong password, so that response
// times do not reveal which accounts exist.
import { hash, verify } from '@node-rs/argon2';

const hashOptions = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export function hashPassword(password: string): Promise<string> {
  return hash(password.normalize('NFKC'), hashOptions);
}

let placeholderHash: Promise<string> | undefined;

/** `storedHash` is null when the account does not exist or has no password. */
export async function verifyPassword(storedHash: string | null, password: string): Promise<boolean> {
  placeholderHash ??= hashPassword('placeholder');
  const isMatch = await verify(storedHash ?? (await placeholderHash), password.normalize('NFKC'));
  return storedHash !== null && isMatch;
}
