// Passwords: argon2id, and the same work whether or not there is an account, so that time tells nothing.
import { hash, verify } from '@node-rs/argon2';

const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
const leastCharacters = 8;

/** The ones that everybody tries first; those under eight characters are refused anyway. */
const tooCommon = new Set(
  `password password1 password12 password123 passw0rd p@ssword p@ssw0rd 12345678 123456789 1234567890 0123456789
  123123123 87654321 987654321 11111111 111111111 00000000 88888888 qwertyui qwertyuiop qwerty123 qwerty1234
  1q2w3e4r 1q2w3e4r5t q1w2e3r4 1qaz2wsx zaq12wsx abcd1234 abc12345 abcdefgh a1b2c3d4 asdfghjk asdfghjkl asdf1234
  iloveyou iloveyou1 sunshine princess football baseball superman starwars whatever trustno1 welcome1 welcome123
  letmein1 letmein123 changeme changeme1 changeme123 admin123 admin1234 administrator computer internet michelle
  jennifer charlie1 dragon123 monkey123 master123 shadow123 access14 mustang1 michael1 football1 baseball1`.split(
    /\s+/,
  ),
);

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

export function isWeakPassword(password: string, email: string): boolean {
  const plain = password.normalize('NFKC').toLowerCase();
  const isUniform = new Set(plain).size < 3;
  return (
    [...plain].length < leastCharacters || isUniform || tooCommon.has(plain) || plain === email.toLowerCase()
  );
}
