// Keeps who the page shows in step with the tokens: other tabs sign in and out too, and a document may be older than
// the tokens.
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useEnvironment } from '../environment/environment.ts';
import { changeUser, userIn } from '../environment/session.ts';
import { useTokens } from './tokens.ts';

export function SessionSync() {
  const { client } = useEnvironment();
  const tokens = useTokens();
  const queryClient = useQueryClient();
  useEffect(() => {
    if (!client || !tokens) return;
    const compare = async () => {
      const user = userIn(queryClient);
      const hasTokens = tokens.read() !== null;
      if (!hasTokens && user && !user.isGuest) return changeUser(queryClient, null);
      if (!hasTokens) return;
      const now = await client.call('getUser');
      if (now.id !== user?.id && !(now.isGuest && (user?.isGuest ?? true)))
        await changeUser(queryClient, now);
    };
    const check = () =>
      void compare().catch((error: unknown) => console.warn('The session is not known', error));
    const begin = setTimeout(check, 500);
    const stop = tokens.subscribe(({ elsewhere }) => {
      // Tokens that this page got by itself are known to whoever asked for them; only their loss is news.
      if (elsewhere || tokens.read() === null) setTimeout(check);
    });
    return () => {
      clearTimeout(begin);
      stop();
    };
  }, [client, tokens, queryClient]);
  return null;
}
