// Adding one title to a list, or to one that is made for it.
import type { Card, WatchlistSummary } from '@matinee/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { useEnvironment } from '../../../environment/environment.ts';
import { watchlistsKey } from '../api/watchlist-queries.ts';

type Chosen = Pick<WatchlistSummary, 'watchlistExternalId' | 'ownerExternalId' | 'name'>;

export function useAdding({ id, type }: Pick<Card, 'id' | 'type'>, onAdded: (list: Chosen) => void) {
  const { caller } = useEnvironment();
  const queryClient = useQueryClient();
  // The same name tried again after an answer was lost makes no second list.
  const tried = useRef({ name: '', key: '' });
  const add = async (list: Chosen): Promise<Chosen> => {
    const params = { id: list.watchlistExternalId };
    await caller.call('addToWatchlist', { params, body: { content: [{ id, contentType: type }] } });
    return list;
  };
  const create = async (name: string): Promise<Chosen> => {
    if (tried.current.name !== name) tried.current = { name, key: crypto.randomUUID() };
    const made = await caller.call('createWatchlist', { body: { name }, idempotencyKey: tried.current.key });
    return add(made);
  };
  return useMutation({
    networkMode: 'always' as const,
    mutationFn: (chosen: Chosen | { create: string }) =>
      'create' in chosen ? create(chosen.create) : add(chosen),
    onSuccess: onAdded,
    onSettled: (list) => {
      void queryClient.invalidateQueries({ queryKey: [watchlistsKey] });
      if (list) void queryClient.invalidateQueries({ queryKey: ['watchlist', list.watchlistExternalId] });
    },
  });
}
