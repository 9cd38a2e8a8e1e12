// Public ids: short, opaque and lower case (safe in URLs, host names and on case-insensitive disks), without
// characters that look alike. 16 characters out of 28 give 76 bits.
import { customAlphabet } from 'nanoid';

declare const kind: unique symbol;
export type Id<Kind extends string> = string & { readonly [kind]: Kind };

const alphabet = '346789abcdefghijkmnpqrtuvwxy';
const length = 16;
const pattern = new RegExp(`^[${alphabet}]{${length}}$`);
const generate = customAlphabet(alphabet, length);

export function createId<Kind extends string>(): Id<Kind> {
  return generate() as Id<Kind>;
}

/** For a value that is known to be an id, such as one read from an id column. */
export function toId<Kind extends string>(text: string): Id<Kind> {
  return text as Id<Kind>;
}

/** Whether the text has the form of an id. The id may not exist. */
export function isId(text: string): boolean {
  return pattern.test(text);
}
