// The pages of sign-in with OpenID Connect: the return from the provider, and links that start, sign out or lead to the
// viewer's account at the provider.
import type { SignInProvider } from '@matinee/contract';
import { isRedirectProvider } from '@matinee/rules';
import { useLocation } from 'react-router';
import { ProviderStart } from '../../features/sign-in/components/provider-start.tsx';
import { pickSignInParams } from '../../features/sign-in/state/after-sign-in.ts';
import { useSignInProviders } from '../../features/sign-in/state/use-sign-in-providers.ts';
import { useEnvironment } from '../../shared/environment/environment.ts';
import { ReplacePage } from '../../shared/navigation/replace-page.tsx';
import { useRouteParams } from '../../shared/navigation/route-match.ts';
import { ExternalRedirect } from './external-redirect.tsx';
import { ProviderReturn } from './provider-return.tsx';
import { ProviderSignOut } from './provider-sign-out.tsx';

export function OidcPage() {
  const { paths } = useEnvironment();
  const { page } = useRouteParams();
  const query = new URLSearchParams(useLocation().search);
  const { providers, isPending } = useSignInProviders();
  if (isPending) return null;
  if (!page) return <ProviderReturn providers={providers} />;
  const provider = findProvider(providers, query.get('providerName'));
  if (!provider) return <ReplacePage path={paths.buildPath('LOGIN')} />;
  const signInParams = pickSignInParams(query);
  switch (page) {
    case 'login':
      return <ProviderStart provider={provider} signInParams={signInParams} isLinkingAccount={false} />;
    case 'signup':
      return (
        <ProviderStart
          provider={provider}
          signInParams={{ ...signInParams, type: 'signup' }}
          isLinkingAccount={false}
        />
      );
    case 'account':
      return <ExternalRedirect provider={provider} uri={provider.accountUri} fallbackRoute="ACCOUNT" />;
    case 'forgot-password':
      return (
        <ExternalRedirect provider={provider} uri={provider.resetUri} fallbackRoute="REQUEST_PASSWORD" />
      );
    default:
      return <ProviderSignOut provider={provider} />;
  }
}

/** Returns the OpenID Connect provider with this name, or the first one without a name. */
function findProvider(providers: readonly SignInProvider[], name: string | null) {
  return providers
    .filter(isRedirectProvider)
    .find(({ kind, openIdClientName }) => kind === 'openid' && (name === null || openIdClientName === name));
}
