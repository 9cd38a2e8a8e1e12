// Keys have a strict alphabet, so that no key can refer to a file outside the storage: no dot at the start of
// a segment, no empty segment, no encoding, no backslash, no NUL.
import { InvalidKeyError } from './errors.ts';

const segmentPattern = '[A-Za-z0-9_-][A-Za-z0-9._-]{0,127}';
const keyPattern = new RegExp(`^${segmentPattern}(?:/${segmentPattern}){0,15}$`);

function isKey(key: string): boolean {
  return keyPattern.test(key) && key.length <= 512;
}

export function checkKey(key: string): string {
  if (!isKey(key)) throw new InvalidKeyError('a storage key has a forbidden shape');
  return key;
}
