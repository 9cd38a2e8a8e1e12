// Removes titles from the history, optimistically. The request uses keepalive, because the page may be left;
// a failed removal refetches.
import type { Card } from '@matinee/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { queriesWithTitles } from '../../../entities/title/cache/queries-with-titles.ts';
import { removeCachedTitle, updateCachedTitle } from '../../../entities/title/cache/update-cached-titles.ts';
import { useEnvironment } from '../../../shared/environment/environment.ts';
import { hideNotice, showNotice } from '../../../shared/notices/notices.ts';

export function useRemoveFromHistory(): {
  forget: (title: Pick<Card, 'id'>) => void;
  clear: () => void;
  isClearing: boolean;
} {
  const { caller } = useEnvironment();
  const queryClient = useQueryClient();
  const outdate = () => {
    for (const name of queriesWithTitles)
      void queryClient.invalidateQueries({ queryKey: [name], refetchType: 'none' });
  };
  const failed = () => showNotice(queryClient, 'notKept');
  const renew = () => void queryClient.invalidateQueries({ queryKey: ['history'] });
  const one = useMutation({
    mutationKey: ['forget'],
    mutationFn: (id: string) => caller.call('removeFromHistory', { params: { id }, keepalive: true }),
    onMutate: async (id) => {
      hideNotice(queryClient, 'notKept');
      await queryClient.cancelQueries({ queryKey: ['history'] });
      removeCachedTitle(queryClient, 'history', id);
    },
    onSuccess: (_, id) => {
      updateCachedTitle(queryClient, id, ({ watchProgress: _progress, ...title }) => title);
      outdate();
    },
    onError: failed,
    onSettled: () => {
      if (queryClient.isMutating({ mutationKey: ['forget'] }) === 1) renew();
    },
  });
  const all = useMutation({
    mutationFn: () => caller.call('clearHistory', { keepalive: true }),
    onMutate: () => hideNotice(queryClient, 'notKept'),
    onSuccess: () => {
      outdate();
      void queryClient.invalidateQueries({ queryKey: ['video'], refetchType: 'none' });
    },
    onError: failed,
    onSettled: renew,
  });
  return { forget: ({ id }) => one.mutate(id), clear: () => all.mutate(), isClearing: all.isPending };
}
