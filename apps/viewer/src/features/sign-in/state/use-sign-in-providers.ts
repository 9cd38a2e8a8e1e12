import type { Realm, SignInProvider } from '@matinee/contract';
import { useQuery } from '@tanstack/react-query';
import { useEnvironment } from '../../../shared/environment/environment.ts';

export interface SignInProviders {
  providers: readonly SignInProvider[];
  /** The provider with which all viewers sign in; null where there are several methods and none is mandatory. */
  onlyProvider: SignInProvider | null;
  consents: Realm['consents'];
  isPending: boolean;
}

/** The sign-in providers of the realm. Pages that render them on the server load the query of the realm. */
export function useSignInProviders(): SignInProviders {
  const { caller, language, realm } = useEnvironment();
  // The page definitions load this query. Importing it from there would add their chunk to the sign-in page.
  const { data, isPending } = useQuery<Realm>({
    queryKey: ['realm', language],
    queryFn: ({ signal }) => caller.call('getRealm', { signal }),
  });
  const providers = data?.signInProviders ?? [];
  const { password, magicLink } = realm.emailSignIn;
  const [firstProvider, secondProvider] = providers;
  const singleProvider = !password && !magicLink && !secondProvider ? firstProvider : undefined;
  const onlyProvider = providers.find(({ mandatory }) => mandatory) ?? singleProvider ?? null;
  return { providers, onlyProvider, consents: data?.consents ?? [], isPending };
}
