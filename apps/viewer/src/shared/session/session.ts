// The current account. The document contains it at first; signing in, signing out and other tabs update it.
import type { SessionUser } from '@matinee/contract';
import { type Query, type QueryClient, useQuery } from '@tanstack/react-query';
import { searchState } from '../navigation/search-state.ts';
import { getGlobalStateKey, globalStatePrefix } from '../query/global-state.ts';

const userKey = ['user'];

export interface Session {
  /** Null without a session. */
  user: SessionUser | null;
  isGuest: boolean;
}

export function useSession(): Session {
  const { data: user = null } = useQuery<SessionUser | null>({
    queryKey: userKey,
    queryFn: () => null,
    enabled: false,
    staleTime: Number.POSITIVE_INFINITY,
  });
  return { user, isGuest: user?.isGuest ?? true };
}

export function getUser(queryClient: QueryClient): SessionUser | null {
  return queryClient.getQueryData<SessionUser | null>(userKey) ?? null;
}

/** Whether an adult profile of an account is signed in. Guests and child profiles cannot read or change an account. */
export function canManageAccount(queryClient: QueryClient | undefined): boolean {
  const user = queryClient && getUser(queryClient);
  return user?.isGuest === false && user.pro.tp === 'adult';
}

export function setUser(queryClient: QueryClient, user: SessionUser | null): void {
  queryClient.setQueryDefaults(userKey, { gcTime: Number.POSITIVE_INFINITY });
  queryClient.setQueryData(userKey, user);
}

/** Sets the user after a change of the account: clears cached responses and refetches active queries. */
export async function changeUser(queryClient: QueryClient, user: SessionUser | null): Promise<void> {
  const previousUser = getUser(queryClient);
  setUser(queryClient, user);
  // The search of a guest continues after signing in; that of an account is not shown to the next one.
  if (previousUser?.isGuest === false && previousUser.pro.id !== user?.pro.id)
    void queryClient.resetQueries({ queryKey: getGlobalStateKey(searchState) });
  queryClient.removeQueries({ queryKey: ['stream'] });
  queryClient.removeQueries({ type: 'inactive', predicate: isResponseQuery });
  await queryClient.invalidateQueries({ predicate: isResponseQuery });
}

function isResponseQuery({ queryKey }: Query): boolean {
  return queryKey[0] !== userKey[0] && queryKey[0] !== globalStatePrefix;
}
