// Removes one title from the history and restores it (optimistic updates), or removes all titles (no optimistic update).
// The requests use keepalive, because the viewer may leave the page before they end. Then the history is refetched.
import type { Card } from '@matinee/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { titleQueryNames } from '../../../entities/title/cache/title-query-names.ts';
import { removeCachedTitle, updateCachedTitle } from '../../../entities/title/cache/update-cached-titles.ts';
import { useEnvironment } from '../../../shared/environment/environment.ts';
import { hideNotice, showNotice } from '../../../shared/notices/notices.ts';
import { offerUndo, withdrawUndo } from '../../../shared/notices/undo-offer.ts';
import { useWithdrawUndoOnUnmount } from '../../../shared/notices/use-withdraw-undo-on-unmount.ts';
import { recordTitlePositions } from './title-positions.ts';

const removalKey = ['remove-from-history'];
const restorationKey = ['restore-in-history'];

interface Restoration {
  title: Card;
  insert: () => void;
  /** Resolves when the request that removes the title has ended; the restoration waits for it. */
  removalRequest: Promise<unknown>;
  retry: () => void;
}

/** `onRestore` is called with the id of a title when the viewer undoes its removal. */
export function useRemoveFromHistory(onRestore: (id: string) => void): {
  remove: (title: Card) => void;
  clear: () => void;
  isClearing: boolean;
} {
  const { caller, label } = useEnvironment();
  const queryClient = useQueryClient();
  const invalidateTitles = () => {
    for (const name of titleQueryNames)
      void queryClient.invalidateQueries({ queryKey: [name], refetchType: 'none' });
  };
  const showErrorNotice = () => showNotice(queryClient, 'changeFailed');
  const refetchHistory = () => void queryClient.invalidateQueries({ queryKey: ['history'] });
  const isLastMutation = () =>
    queryClient.isMutating({ mutationKey: removalKey }) +
      queryClient.isMutating({ mutationKey: restorationKey }) ===
    1;
  const isRestoring = (id: string) =>
    queryClient.isMutating({
      mutationKey: restorationKey,
      predicate: ({ state }) => (state.variables as Restoration | undefined)?.title.id === id,
    }) > 0;
  useWithdrawUndoOnUnmount();
  const removeMutation = useMutation({
    mutationKey: removalKey,
    mutationFn: (id: string) => caller.call('removeFromHistory', { params: { id }, keepalive: true }),
    onMutate: async (id) => {
      hideNotice(queryClient, 'changeFailed');
      await queryClient.cancelQueries({ queryKey: ['history'] });
      removeCachedTitle(queryClient, 'history', id);
    },
    onSuccess: (_, id) => {
      if (isRestoring(id)) return;
      updateCachedTitle(queryClient, id, ({ watchProgress: _progress, ...title }) => title);
      invalidateTitles();
    },
    onError: showErrorNotice,
    onSettled: () => {
      if (isLastMutation()) refetchHistory();
    },
  });
  const restoreMutation = useMutation({
    mutationKey: restorationKey,
    mutationFn: async ({ title: { id }, removalRequest }: Restoration) => {
      await removalRequest;
      await caller.call('restoreInHistory', { params: { id }, keepalive: true });
    },
    onMutate: async ({ insert }) => {
      hideNotice(queryClient, 'changeFailed');
      await queryClient.cancelQueries({ queryKey: ['history'] });
      insert();
    },
    onSuccess: (_, { title: { id, watchProgress } }) => {
      updateCachedTitle(queryClient, id, (title) => (watchProgress ? { ...title, watchProgress } : title));
      invalidateTitles();
    },
    onError: (_, { title, retry }) => {
      removeCachedTitle(queryClient, 'history', title.id);
      showErrorNotice();
      offerUndo(queryClient, { titleName: title.title, listName: label('history'), undo: retry });
    },
    onSettled: () => {
      if (isLastMutation()) refetchHistory();
    },
  });
  const remove = (title: Card) => {
    const insert = recordTitlePositions(queryClient, 'history', title.id);
    const removalRequest = removeMutation.mutateAsync(title.id).catch(() => {});
    const undo = () => {
      onRestore(title.id);
      restoreMutation.mutate({ title, insert, removalRequest, retry: undo });
    };
    offerUndo(queryClient, { titleName: title.title, listName: label('history'), undo });
  };
  const clearMutation = useMutation({
    mutationFn: () => caller.call('clearHistory', { keepalive: true }),
    onMutate: () => {
      hideNotice(queryClient, 'changeFailed');
      withdrawUndo(queryClient);
    },
    onSuccess: () => {
      invalidateTitles();
      void queryClient.invalidateQueries({ queryKey: ['video'], refetchType: 'none' });
    },
    onError: showErrorNotice,
    onSettled: refetchHistory,
  });
  return {
    remove,
    clear: () => clearMutation.mutate(),
    isClearing: clearMutation.isPending,
  };
}
