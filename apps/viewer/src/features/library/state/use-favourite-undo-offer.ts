// Undoes the removal of a favourite: the title returns to its position, also in the cached lists.
import type { Card } from '@matinee/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { removeCachedTitle, updateCachedTitle } from '../../../entities/title/cache/update-cached-titles.ts';
import { useEnvironment } from '../../../shared/environment/environment.ts';
import { hideNotice, showNotice } from '../../../shared/notices/notices.ts';
import { offerUndo } from '../../../shared/notices/undo-offer.ts';
import { useWithdrawUndoOnUnmount } from '../../../shared/notices/use-withdraw-undo-on-unmount.ts';
import { recordLocalChange } from '../../../shared/query/local-changes.ts';
import { recordTitlePositions } from './title-positions.ts';

interface Restoration {
  title: Card;
  insert: () => void;
  retry: () => void;
}

/**
 * Returns a function that offers to undo the removal of a title; call it before the title is removed. `onRestore` is
 * called with the id of a title when the viewer undoes its removal.
 */
export function useFavouriteUndoOffer(onRestore: (id: string) => void): (title: Card) => void {
  const { caller, label } = useEnvironment();
  const queryClient = useQueryClient();
  useWithdrawUndoOnUnmount();
  const listName = label('favourites');
  const setCachedFavourite = (id: string, isFavourite: boolean) =>
    updateCachedTitle(queryClient, id, ({ favourite: _, ...title }) =>
      isFavourite ? { ...title, favourite: true } : title,
    );
  const { mutate } = useMutation({
    mutationKey: ['favourite', 'restore'],
    mutationFn: async ({ title: { id } }: Restoration) => {
      await waitForRemoval(id);
      const removeRecord = recordLocalChange(`favourite ${id}`);
      try {
        await caller.call('restoreFavourite', { params: { id }, keepalive: true });
      } catch (error) {
        removeRecord();
        throw error;
      }
    },
    onMutate: async ({ title: { id }, insert }) => {
      hideNotice(queryClient, 'changeFailed');
      await queryClient.cancelQueries({ queryKey: ['favourites'] });
      insert();
      setCachedFavourite(id, true);
    },
    onError: (_, { title, retry }) => {
      setCachedFavourite(title.id, false);
      removeCachedTitle(queryClient, 'favourites', title.id);
      showNotice(queryClient, 'changeFailed');
      offerUndo(queryClient, { titleName: title.title, listName, undo: retry });
    },
    onSettled: () => {
      const isLastMutation = queryClient.isMutating({ mutationKey: ['favourite'] }) === 1;
      if (isLastMutation) void queryClient.invalidateQueries({ queryKey: ['favourites'] });
    },
  });

  /** The request that removes the favourite must reach the server first. */
  async function waitForRemoval(id: string): Promise<void> {
    const removals = queryClient
      .getMutationCache()
      .findAll({ mutationKey: ['favourite', id], status: 'pending' });
    await Promise.allSettled(removals.map((removal) => removal.continue()));
  }

  return (title) => {
    const insert = recordTitlePositions(queryClient, 'favourites', title.id);
    const undo = () => {
      onRestore(title.id);
      mutate({ title, insert, retry: undo });
    };
    offerUndo(queryClient, { titleName: title.title, listName, undo });
  };
}
