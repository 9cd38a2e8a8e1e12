// The server builds keys from a strict alphabet, so that no key can leave the storage: no dot at the start of
// a segment, no empty segment, nothing encoded, no backslash, no NUL.
import { InvalidKey } from './errors.ts';

const segment = '[A-Za-z0-9_-][A-Za-z0-9._-]{0,127}';
const shape = new RegExp(`^${segment}(?:/${segment}){0,15}$`);

function isKey(key: string): boolean {
  return shape.test(key) && key.length <= 512;
}

export function checkKey(key: string): string {
  if (!isKey(key)) throw new InvalidKey('a storage key has a forbidden shape');
  return key;
}
