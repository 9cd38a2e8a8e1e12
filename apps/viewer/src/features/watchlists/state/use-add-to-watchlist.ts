// Adds a title to an existing list or to a new one.
import type { Card } from '@matinee/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEnvironment } from '../../../shared/environment/environment.ts';
import { watchlistsKey } from '../api/watchlist-queries.ts';
import { useCreateWatchlist, type WatchlistReference } from './use-create-watchlist.ts';

export function useAddToWatchlist(
  { id, type }: Pick<Card, 'id' | 'type'>,
  onAdded: (list: WatchlistReference) => void,
) {
  const { caller } = useEnvironment();
  const queryClient = useQueryClient();
  const createWatchlist = useCreateWatchlist();
  const add = async (list: WatchlistReference): Promise<WatchlistReference> => {
    const params = { id: list.watchlistExternalId };
    await caller.call('addToWatchlist', { params, body: { content: [{ id, contentType: type }] } });
    return list;
  };
  return useMutation({
    networkMode: 'always' as const,
    mutationFn: async (selection: WatchlistReference | { newListName: string }) =>
      add('newListName' in selection ? await createWatchlist(selection.newListName) : selection),
    onSuccess: onAdded,
    onSettled: (list) => {
      void queryClient.invalidateQueries({ queryKey: [watchlistsKey] });
      if (list) void queryClient.invalidateQueries({ queryKey: ['watchlist', list.watchlistExternalId] });
    },
  });
}
