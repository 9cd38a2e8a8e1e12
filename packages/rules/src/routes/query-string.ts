// Builds query strings and hashes, and splits URLs.

type QueryValue = string | number | boolean | null | undefined;
export type Query = Readonly<Record<string, QueryValue>>;

/** Builds `?a=1&b=2` in the order of the input without absent values; empty when none is left. */
export function buildQueryString(query: Query | undefined): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query ?? {})) {
    if (value !== null && value !== undefined) search.append(name, String(value));
  }
  const queryString = search.toString();
  return queryString && `?${queryString}`;
}

/** Returns `#search` for `search` and for `#search`. */
export function buildHash(hash: string | undefined): string {
  if (!hash || hash === '#') return '';
  return hash.startsWith('#') ? hash : `#${hash}`;
}

/** Splits a URL into its path and the rest, from `?` or `#` on. */
export function splitUrl(url: string): { pathname: string; suffix: string } {
  const end = url.search(/[?#]/);
  return end === -1 ? { pathname: url, suffix: '' } : { pathname: url.slice(0, end), suffix: url.slice(end) };
}
