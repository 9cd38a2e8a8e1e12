// Public ids: short, opaque, lower case only (fit for a URL, a host name and a file on a disk that ignores case),
// without characters that look alike. 16 of 28 characters are 76 bits.
import { customAlphabet } from 'nanoid';

declare const kind: unique symbol;
export type Id<Kind extends string> = string & { readonly [kind]: Kind };

const alphabet = '346789abcdefghijkmnpqrtuvwxy';
const length = 16;
const shape = new RegExp(`^[${alphabet}]{${length}}$`);
const generate = customAlphabet(alphabet, length);

export function newId<Kind extends string>(): Id<Kind> {
  return generate() as Id<Kind>;
}

/** For a value that was checked before, such as one read from its own column. */
export function asId<Kind extends string>(text: string): Id<Kind> {
  return text as Id<Kind>;
}

/** Whether the text could be an id; says nothing about whether it is one. */
export function isId(text: string): boolean {
  return shape.test(text);
}
