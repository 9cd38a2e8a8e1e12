// Addresses that came from outside (from, redirectTo) and are about to be followed.

const PLACEHOLDER_ORIGIN = 'https://here.invalid';

/**
 * The path, query and hash of an address inside the product, or null: another origin, another scheme, `//host`,
 * `/\host`, control characters and anything that does not begin with one slash are refused.
 */
export function parseReturnPath(address: string | null | undefined): string | null {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is refused.
  if (!address?.startsWith('/') || /[\u0000-\u0020\u007f-\u009f\\]/.test(address)) return null;
  if (!URL.canParse(address, PLACEHOLDER_ORIGIN)) return null;
  const url = new URL(address, PLACEHOLDER_ORIGIN);
  if (url.origin !== PLACEHOLDER_ORIGIN || url.pathname.startsWith('//')) return null;
  return url.pathname + url.search + url.hash;
}
