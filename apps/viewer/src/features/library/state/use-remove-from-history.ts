// Removes one title from the history (an optimistic update), or all titles (no optimistic update). The requests use
// keepalive, because the viewer may leave the page before they end. Then the history is refetched.
import type { Card } from '@matinee/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { queriesWithTitles } from '../../../entities/title/cache/queries-with-titles.ts';
import { removeCachedTitle, updateCachedTitle } from '../../../entities/title/cache/update-cached-titles.ts';
import { useEnvironment } from '../../../shared/environment/environment.ts';
import { hideNotice, showNotice } from '../../../shared/notices/notices.ts';

export function useRemoveFromHistory(): {
  remove: (title: Pick<Card, 'id'>) => void;
  clear: () => void;
  isClearing: boolean;
} {
  const { caller } = useEnvironment();
  const queryClient = useQueryClient();
  const invalidateTitles = () => {
    for (const name of queriesWithTitles)
      void queryClient.invalidateQueries({ queryKey: [name], refetchType: 'none' });
  };
  const showErrorNotice = () => showNotice(queryClient, 'changeFailed');
  const refetchHistory = () => void queryClient.invalidateQueries({ queryKey: ['history'] });
  const removeMutation = useMutation({
    mutationKey: ['remove-from-history'],
    mutationFn: (id: string) => caller.call('removeFromHistory', { params: { id }, keepalive: true }),
    onMutate: async (id) => {
      hideNotice(queryClient, 'changeFailed');
      await queryClient.cancelQueries({ queryKey: ['history'] });
      removeCachedTitle(queryClient, 'history', id);
    },
    onSuccess: (_, id) => {
      updateCachedTitle(queryClient, id, ({ watchProgress: _progress, ...title }) => title);
      invalidateTitles();
    },
    onError: showErrorNotice,
    onSettled: () => {
      if (queryClient.isMutating({ mutationKey: ['remove-from-history'] }) === 1) refetchHistory();
    },
  });
  const clearMutation = useMutation({
    mutationFn: () => caller.call('clearHistory', { keepalive: true }),
    onMutate: () => hideNotice(queryClient, 'changeFailed'),
    onSuccess: () => {
      invalidateTitles();
      void queryClient.invalidateQueries({ queryKey: ['video'], refetchType: 'none' });
    },
    onError: showErrorNotice,
    onSettled: refetchHistory,
  });
  return {
    remove: ({ id }) => removeMutation.mutate(id),
    clear: () => clearMutation.mutate(),
    isClearing: clearMutation.isPending,
  };
}
