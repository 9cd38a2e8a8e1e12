// Takes titles out of the history. The page shows it at once, so the call outlives the page; what the server did not take is
// asked for again.
import type { Card } from '@matinee/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { answersWithTitles } from '../../../entities/title/cache/queries-with-titles.ts';
import { changeTitle, leaveOut } from '../../../entities/title/cache/update-cached-titles.ts';
import { useEnvironment } from '../../../shared/environment/environment.ts';
import { tell, withdraw } from '../../../shared/notices/notices.ts';

export function useForget(): {
  forget: (title: Pick<Card, 'id'>) => void;
  clear: () => void;
  isClearing: boolean;
} {
  const { caller } = useEnvironment();
  const queryClient = useQueryClient();
  const outdate = () => {
    for (const name of answersWithTitles)
      void queryClient.invalidateQueries({ queryKey: [name], refetchType: 'none' });
  };
  const failed = () => tell(queryClient, 'notKept');
  const renew = () => void queryClient.invalidateQueries({ queryKey: ['history'] });
  const one = useMutation({
    mutationKey: ['forget'],
    mutationFn: (id: string) => caller.call('removeFromHistory', { params: { id }, keepalive: true }),
    onMutate: async (id) => {
      withdraw(queryClient, 'notKept');
      await queryClient.cancelQueries({ queryKey: ['history'] });
      leaveOut(queryClient, 'history', id);
    },
    onSuccess: (_, id) => {
      changeTitle(queryClient, id, ({ watchProgress: _progress, ...title }) => title);
      outdate();
    },
    onError: failed,
    onSettled: () => {
      if (queryClient.isMutating({ mutationKey: ['forget'] }) === 1) renew();
    },
  });
  const all = useMutation({
    mutationFn: () => caller.call('clearHistory', { keepalive: true }),
    onMutate: () => withdraw(queryClient, 'notKept'),
    onSuccess: () => {
      outdate();
      void queryClient.invalidateQueries({ queryKey: ['video'], refetchType: 'none' });
    },
    onError: failed,
    onSettled: renew,
  });
  return { forget: ({ id }) => one.mutate(id), clear: () => all.mutate(), isClearing: all.isPending };
}
