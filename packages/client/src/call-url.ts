// Builds the URL of a call from its arguments.
import type { CallRow } from './call-row.ts';

type UrlParamValue = string | number | boolean | null | undefined;

export interface CallUrlInput {
  params?: object;
  query?: object;
}

/** Path and query of a call. Null and undefined query values are omitted. */
export function buildCallUrl(
  row: Pick<CallRow, 'path'>,
  { params = {}, query = {} }: CallUrlInput = {},
): string {
  const values = new Map<string, UrlParamValue>(Object.entries(params));
  const path = row.path.replace(/:(\w+)/g, (_, param: string) => {
    const value = values.get(param);
    if (value === undefined || value === null)
      throw new TypeError(`${row.path} needs the parameter ${param}`);
    return encodeURIComponent(value);
  });
  const search = new URLSearchParams();
  for (const [key, value] of Object.entries<UrlParamValue>({ ...query })) {
    if (value !== undefined && value !== null) search.set(key, String(value));
  }
  const queryString = search.toString();
  return queryString ? `${path}?${queryString}` : path;
}
