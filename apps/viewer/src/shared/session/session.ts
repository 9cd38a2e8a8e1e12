// Who is here. The document says so first; signing in, signing out and other tabs change it.
import type { SessionUser } from '@matinee/contract';
import { type Query, type QueryClient, useQuery } from '@tanstack/react-query';
import { searchState } from '../navigation/search-state.ts';
import { globalStateKey, globalStatePrefix } from '../query/global-state.ts';

const userKey = ['user'];

export interface Session {
  /** Null: nobody has a session here. */
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

export function setUser(queryClient: QueryClient, user: SessionUser | null): void {
  queryClient.setQueryDefaults(userKey, { gcTime: Number.POSITIVE_INFINITY });
  queryClient.setQueryData(userKey, user);
}

/**
 * Somebody else is here now. What was answered to the one before is forgotten; what is on the screen is asked for
 * again.
 */
export async function changeUser(queryClient: QueryClient, user: SessionUser | null): Promise<void> {
  const before = getUser(queryClient);
  setUser(queryClient, user);
  // What a guest looks for goes on after signing in; the words of a member are for nobody else.
  if (before?.isGuest === false && before.pro.id !== user?.pro.id)
    void queryClient.resetQueries({ queryKey: globalStateKey(searchState) });
  queryClient.removeQueries({ queryKey: ['stream'] });
  queryClient.removeQueries({ type: 'inactive', predicate: isAnswer });
  await queryClient.invalidateQueries({ predicate: isAnswer });
}

function isAnswer({ queryKey }: Query): boolean {
  return queryKey[0] !== userKey[0] && queryKey[0] !== globalStatePrefix;
}
