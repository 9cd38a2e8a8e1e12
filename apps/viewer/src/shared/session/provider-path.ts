import type { SignInProvider } from '@matinee/contract';
import { getProviderClientName } from '@matinee/rules';
import type { Paths } from '../navigation/paths.ts';

/** The page that leads to a provider. Google, Facebook and Apple have no name of their own in its path. */
export function buildProviderPath(
  paths: Paths,
  provider: SignInProvider,
  query: Readonly<Record<string, string>>,
): string {
  const { kind } = provider;
  const isNamed = kind === 'openid' || kind === 'oauth';
  const params = { authProvider: kind, ...(isNamed && { clientName: getProviderClientName(provider) }) };
  return paths.buildPath('LOGIN_REDIRECT', params, { query });
}

/** Finds the provider in the path of the page that leads to it. */
export const findProviderByPath = (
  providers: readonly SignInProvider[],
  { authProvider, clientName }: Readonly<Record<string, string | undefined>>,
): SignInProvider | undefined =>
  providers.find(
    (provider) =>
      provider.kind === authProvider &&
      (clientName === undefined || getProviderClientName(provider) === clientName),
  );
