// Adding one title to a list, or to one that is made for it.
import type { Card } from '@matinee/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEnvironment } from '../../../shared/environment/environment.ts';
import { watchlistsKey } from '../api/watchlist-queries.ts';
import { type ChosenList, useCreateList } from './use-create-watchlist.ts';

export function useAdding({ id, type }: Pick<Card, 'id' | 'type'>, onAdded: (list: ChosenList) => void) {
  const { caller } = useEnvironment();
  const queryClient = useQueryClient();
  const create = useCreateList();
  const add = async (list: ChosenList): Promise<ChosenList> => {
    const params = { id: list.watchlistExternalId };
    await caller.call('addToWatchlist', { params, body: { content: [{ id, contentType: type }] } });
    return list;
  };
  return useMutation({
    networkMode: 'always' as const,
    mutationFn: async (chosen: ChosenList | { create: string }) =>
      add('create' in chosen ? await create(chosen.create) : chosen),
    onSuccess: onAdded,
    onSettled: (list) => {
      void queryClient.invalidateQueries({ queryKey: [watchlistsKey] });
      if (list) void queryClient.invalidateQueries({ queryKey: ['watchlist', list.watchlistExternalId] });
    },
  });
}
