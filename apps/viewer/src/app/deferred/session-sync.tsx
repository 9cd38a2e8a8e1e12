// Keeps the session in step with the tokens: other tabs sign in and out, and a document may be older than the
// tokens.
import type { RouteKey } from '@matinee/rules';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useEnvironment } from '../../shared/environment/environment.ts';
import { hideNotice, showNotice } from '../../shared/notices/notices.ts';
import { changeUser, getUser } from '../../shared/session/session.ts';
import { useTokenStore } from '../app-contexts.ts';

export function SessionSync({ page }: { page: RouteKey | null }) {
  const { client } = useEnvironment();
  const tokens = useTokenStore();
  const queryClient = useQueryClient();
  const here = useRef(page);
  here.current = page;
  useEffect(() => {
    if (!client || !tokens) return;
    const compare = async (elsewhere: boolean) => {
      const user = getUser(queryClient);
      const hasTokens = tokens.read() !== null;
      if (!hasTokens && user && !user.isGuest) {
        // No notice for a sign-out that this tab requested.
        if (here.current !== 'LOGOUT')
          showNotice(queryClient, elsewhere ? 'signedOutElsewhere' : 'sessionEnded');
        return changeUser(queryClient, null);
      }
      if (!hasTokens) return;
      const now = await client.call('getUser');
      if (now.id !== user?.id && !(now.isGuest && (user?.isGuest ?? true)))
        await changeUser(queryClient, now);
      if (now.isGuest) return;
      hideNotice(queryClient, 'sessionEnded');
      hideNotice(queryClient, 'signedOutElsewhere');
    };
    const check = (elsewhere = false) =>
      void compare(elsewhere).catch((error: unknown) => console.warn('The session is not known', error));
    const begin = setTimeout(check, 500);
    const stop = tokens.subscribe(({ fromOtherTab: elsewhere }) => {
      // Only the loss of tokens is news: whoever requested new ones knows.
      if (elsewhere || tokens.read() === null) setTimeout(check, 0, elsewhere);
    });
    return () => {
      clearTimeout(begin);
      stop();
    };
  }, [client, tokens, queryClient]);
  return null;
}
