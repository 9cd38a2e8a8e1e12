// A hash stores its own cost, so an account with a cheap hash signs in through the real code in a fraction of
// the usual time.
import { hash } from '@node-rs/argon2';

/** Hashes the password of a test account at the lowest cost that argon2id allows. */
export const createCheapPasswordHash = (password: string): Promise<string> =>
  hash(password, { memoryCost: 8, timeCost: 1, parallelism: 1 });
