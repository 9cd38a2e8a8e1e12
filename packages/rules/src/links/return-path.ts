// Addresses that came from outside (from, redirectTo) and are about to be followed.

const ANYWHERE = 'https://here.invalid';

/**
 * The path, query and hash of an address inside the product, or null: another origin, another scheme, `//host`,
 * `/\host`, control characters and anything that does not begin with one slash are refused.
 */
export function returnPath(address: string | null | undefined): string | null {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is refused.
  if (!address?.startsWith('/') || /[\u0000-\u0020\u007f-\u009f\\]/.test(address)) return null;
  if (!URL.canParse(address, ANYWHERE)) return null;
  const url = new URL(address, ANYWHERE);
  if (url.origin !== ANYWHERE || url.pathname.startsWith('//')) return null;
  return url.pathname + url.search + url.hash;
}
