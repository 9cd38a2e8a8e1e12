import { useQuery } from '@tanstack/react-query';
import { useEnvironment } from '../../../../shared/environment/environment.ts';
import { useSession } from '../../../../shared/session/session.ts';
import { useSignInProviders } from '../use-sign-in-providers.ts';
import type { FirebaseOptions } from './firebase-options.ts';

/** The hosted identity service that has the password of the account; undefined if this service has it. */
export function usePasswordService(): FirebaseOptions | undefined {
  const { caller, realm } = useEnvironment();
  const { isGuest } = useSession();
  const { firebase } = useSignInProviders().providers.find(({ kind }) => kind === 'firebase') ?? {};
  const { password } = realm.emailSignIn;
  const { data } = useQuery({
    queryKey: ['linkedAccounts', 'ofPassword'],
    queryFn: ({ signal }) => caller.call('getLinkedAccounts', { signal }),
    enabled: firebase !== undefined && password && !isGuest,
  });
  const isLinked = data?.linkedAccounts.some(({ provider }) => provider === 'firebase');
  return !password || isLinked ? firebase : undefined;
}
