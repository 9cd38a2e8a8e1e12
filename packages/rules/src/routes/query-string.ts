// What follows the path in an address.

type QueryValue = string | number | boolean | null | undefined;
export type Query = Readonly<Record<string, QueryValue>>;

/** `?a=1&b=2`, in the order given, without the absent ones; empty when nothing is left. */
export function buildQueryString(query: Query | undefined): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query ?? {})) {
    if (value !== null && value !== undefined) search.append(name, String(value));
  }
  const text = search.toString();
  return text && `?${text}`;
}

/** `#search` for `search` and for `#search`. */
export function buildHash(hash: string | undefined): string {
  if (!hash || hash === '#') return '';
  return hash.startsWith('#') ? hash : `#${hash}`;
}

/** Cuts an address into its path and whatever follows it. */
export function splitUrl(address: string): { pathname: string; rest: string } {
  const end = address.search(/[?#]/);
  return end === -1
    ? { pathname: address, rest: '' }
    : { pathname: address.slice(0, end), rest: address.slice(end) };
}
