/** What a provider sends with the viewer who returns from it. */
export interface ReturnParams {
  /** The code, or the identity token of Google. */
  credential: string;
  state: string;
  /** The provider that has sent the viewer back, if it says so. */
  issuer: string | null;
  /** The name of the person, from Apple. */
  name: string | null;
}

/** Reads the query, and the fragment in which Google returns. Returns null without a credential or a state. */
export function readReturnParams({ search, hash }: Pick<Location, 'search' | 'hash'>): ReturnParams | null {
  const params = readParams({ search, hash });
  const credential = params.get('code') ?? params.get('id_token');
  const state = params.get('state');
  return credential && state
    ? { credential, state, issuer: params.get('iss'), name: params.get('name') }
    : null;
}

/** Reads the error with which a provider has sent the viewer back. */
export function readReturnError(url: Pick<Location, 'search' | 'hash'>): {
  code: string | null;
  description: string | null;
} {
  const params = readParams(url);
  return { code: params.get('error'), description: params.get('error_description') };
}

const readParams = ({ search, hash }: Pick<Location, 'search' | 'hash'>) =>
  new URLSearchParams(`${search.slice(1)}&${hash.slice(1)}`);
