import { discardPreloadedTitle } from '@matinee/player/preload';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { flushEvents } from '../../../shared/analytics/track-event.ts';
import { useEnvironment } from '../../../shared/environment/environment.ts';
import { changeUser } from '../../../shared/session/session.ts';

export function useSignOut() {
  const { client } = useEnvironment();
  const queryClient = useQueryClient();
  return useMutation({
    // The local session ends even when the request fails.
    mutationFn: async () => {
      flushEvents();
      discardPreloadedTitle();
      await client?.signOut().catch((error: unknown) => console.warn('The sign-out request failed', error));
    },
    onSuccess: () => changeUser(queryClient, null),
  });
}
