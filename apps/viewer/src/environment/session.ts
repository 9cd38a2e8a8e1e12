// Who is here. The document says so first; signing in, signing out and other tabs change it.
import type { SessionUser } from '@matinee/contract';
import { type QueryClient, useQuery } from '@tanstack/react-query';

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

export function userIn(queryClient: QueryClient): SessionUser | null {
  return queryClient.getQueryData<SessionUser | null>(userKey) ?? null;
}

export function rememberUser(queryClient: QueryClient, user: SessionUser | null): void {
  queryClient.setQueryDefaults(userKey, { gcTime: Number.POSITIVE_INFINITY });
  queryClient.setQueryData(userKey, user);
}

/** Somebody else is here now: what was answered to the one before is asked for again. */
export async function changeUser(queryClient: QueryClient, user: SessionUser | null): Promise<void> {
  rememberUser(queryClient, user);
  queryClient.removeQueries({ queryKey: ['stream'] });
  await queryClient.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== userKey[0] });
}
