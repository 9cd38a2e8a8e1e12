// Validates untrusted return addresses (`from`, `redirectTo`) before navigation.

const PLACEHOLDER_ORIGIN = 'https://placeholder.invalid';

/**
 * Returns path, query and hash of an address inside the application, or null. Rejects other origins and
 * schemes, `//host`, backslashes, spaces, control characters and anything that does not start with exactly one slash.
 */
export function parseReturnPath(returnPath: string | null | undefined): string | null {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these characters are rejected.
  if (!returnPath?.startsWith('/') || /[\u0000-\u0020\u007f-\u009f\\]/.test(returnPath)) return null;
  if (!URL.canParse(returnPath, PLACEHOLDER_ORIGIN)) return null;
  const url = new URL(returnPath, PLACEHOLDER_ORIGIN);
  if (url.origin !== PLACEHOLDER_ORIGIN || url.pathname.startsWith('//')) return null;
  return url.pathname + url.search + url.hash;
}
