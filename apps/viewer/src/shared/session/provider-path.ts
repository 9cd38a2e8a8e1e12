import type { SignInProvider } from '@matinee/contract';
import { getProviderClientName } from '@matinee/rules';
import type { Paths } from '../navigation/paths.ts';

/** The page that leads to a provider: its route below the sign-in page, otherwise its kind, and its name if it has one. */
export function buildProviderPath(
  paths: Paths,
  provider: SignInProvider,
  query: Readonly<Record<string, string>>,
): string {
  const { kind, route } = provider;
  const isNamed = (kind === 'openid' || kind === 'oauth') && route === undefined;
  const params = {
    authProvider: getProviderRoute(provider),
    ...(isNamed && { clientName: getProviderClientName(provider) }),
  };
  return paths.buildPath('LOGIN_REDIRECT', params, { query });
}

/** The path of a provider below the sign-in page, without its name. */
const getProviderRoute = (provider: SignInProvider): string =>
  provider.route ?? (provider.kind === 'credentials' ? getProviderClientName(provider) : provider.kind);

/** Finds the provider in the path of the page that leads to it. */
export const findProviderByPath = (
  providers: readonly SignInProvider[],
  { authProvider, clientName }: Readonly<Record<string, string | undefined>>,
): SignInProvider | undefined =>
  providers.find((provider) => {
    if (clientName !== undefined)
      return provider.kind === authProvider && getProviderClientName(provider) === clientName;
    return getProviderRoute(provider) === authProvider;
  });

/** Finds the provider with a name. Without a name, viewers sign in with an email address. */
export const findProviderByName = (
  providers: readonly SignInProvider[],
  name: string | null,
): SignInProvider | undefined => providers.find((provider) => getProviderClientName(provider) === name);
