// The calls with which pages sign in, by the kind of the provider.
import { getProviderClientName } from '@matinee/rules';
import type { TestProvider } from '@matinee/testing/sign-in-provider';

/** The name of the provider in paths and commands. */
export const getClientName = ({ settings }: TestProvider): string => getProviderClientName(settings);

/** The path of the call that starts a sign-in. */
export function createStartPath(provider: TestProvider, flow: 'SIGNUP' | 'SIGNIN'): string {
  const { kind } = provider.settings;
  const name = getClientName(provider);
  if (kind === 'openid') return `/api/v2/openid/${name}/auth-uri?authoriseUriFlow=${flow}`;
  return kind === 'oauth'
    ? `/api/v2/generic-oauth/${name}/auth-uri`
    : `/api/v2/login/social/${kind}/auth-uri`;
}

interface FinishFields {
  credential?: string;
  state?: string;
  link?: boolean;
  consentAnswers?: { fieldName: string; answer: boolean }[];
  fields?: Readonly<Record<string, unknown>>;
}

/** The call that sends what the provider has returned. */
export function createFinishRequest(
  provider: TestProvider,
  { searchParams, hash }: URL,
  { credential, fields, ...changes }: FinishFields,
): { path: string; body: Record<string, unknown> } {
  const params = new URLSearchParams(`${searchParams}&${hash.slice(1)}`);
  const code = credential ?? params.get('code') ?? params.get('id_token');
  const body = { state: params.get('state'), ...changes, ...fields };
  const issuer = params.get('iss');
  const name = getClientName(provider);
  switch (provider.settings.kind) {
    case 'openid':
      return {
        path: `/api/v2/openid/${name}/token`,
        body: { ...(issuer && { issuer }), ...body, authorisationCode: code },
      };
    case 'oauth':
      return { path: `/api/v2/generic-oauth/${name}/token`, body: { ...body, authorisationCode: code } };
    case 'google':
      return { path: '/api/v2/login/social/google', body: { ...body, idToken: code } };
    case 'facebook':
      return { path: '/api/v2/login/social/facebook', body: { ...body, code } };
    case 'apple':
      return { path: '/api/v2/login/apple-id', body: { ...body, code } };
  }
}
