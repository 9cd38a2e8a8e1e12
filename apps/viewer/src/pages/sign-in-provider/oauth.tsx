import { useSignInProviders } from '../../features/sign-in/state/use-sign-in-providers.ts';
import { ProviderReturn } from './provider-return.tsx';

/** The return from a provider that does not speak OpenID Connect, or from Google or Apple. */
export function OAuthPage() {
  const { providers, isPending } = useSignInProviders();
  return isPending ? null : <ProviderReturn providers={providers} />;
}
