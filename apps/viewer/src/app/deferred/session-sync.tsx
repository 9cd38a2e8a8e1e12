// Keeps the session in step with the tokens: other tabs sign in and out, and a document may be older than the
// tokens.
import type { RouteKey } from '@matinee/rules';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useEnvironment } from '../../shared/environment/environment.ts';
import { hideNotice, showNotice } from '../../shared/notices/notices.ts';
import { changeUser, getUser } from '../../shared/session/session.ts';
import { useTokenStore } from '../app-contexts.ts';

export function SessionSync({ routeKey }: { routeKey: RouteKey | null }) {
  const { client } = useEnvironment();
  const tokens = useTokenStore();
  const queryClient = useQueryClient();
  const currentRouteKey = useRef(routeKey);
  currentRouteKey.current = routeKey;
  // The page that finishes a sign-in with a provider replaces the tokens and updates the user itself.
  const isSigningIn =
    routeKey === 'OIDC' || routeKey === 'OAUTH' || routeKey === 'PROVIDERS' || routeKey === 'TV_LOGIN';
  useEffect(() => {
    if (!client || !tokens || isSigningIn) return;
    const syncSession = async (isFromOtherTab: boolean) => {
      const cachedUser = getUser(queryClient);
      const hasTokens = tokens.read() !== null;
      if (!hasTokens && cachedUser && !cachedUser.isGuest) {
        // No notice for a sign-out that this tab requested.
        if (currentRouteKey.current !== 'LOGOUT')
          showNotice(queryClient, isFromOtherTab ? 'signedOutElsewhere' : 'sessionEnded');
        return changeUser(queryClient, null);
      }
      if (!hasTokens) return;
      const fetchedUser = await client.call('getUser');
      const isSameProfile = fetchedUser.id === cachedUser?.id && fetchedUser.pro.id === cachedUser?.pro.id;
      if (!isSameProfile && !(fetchedUser.isGuest && (cachedUser?.isGuest ?? true)))
        await changeUser(queryClient, fetchedUser);
      if (fetchedUser.isGuest) return;
      hideNotice(queryClient, 'sessionEnded');
      hideNotice(queryClient, 'signedOutElsewhere');
    };
    const startSync = (isFromOtherTab = false) =>
      void syncSession(isFromOtherTab).catch((error: unknown) =>
        console.warn('The session could not be updated', error),
      );
    const timer = setTimeout(startSync, 500);
    const stop = tokens.subscribe(({ isFromOtherTab }) => {
      // In this tab only the loss of tokens matters: the code that requests new ones updates the session itself.
      if (isFromOtherTab || tokens.read() === null) setTimeout(startSync, 0, isFromOtherTab);
    });
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [client, tokens, queryClient, isSigningIn]);
  return null;
}
