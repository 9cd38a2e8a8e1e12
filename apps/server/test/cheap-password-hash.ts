// A hash stores its own cost, so accounts with a cheap one sign in through the real code in a fraction of the time.
import { hash } from '@node-rs/argon2';

/** Hashes the password of a test account at the lowest cost that argon2id allows. */
export const createCheapPasswordHash = (password: string): Promise<string> =>
  hash(password, { memoryCost: 8, timeCost: 1, parallelism: 1 });
