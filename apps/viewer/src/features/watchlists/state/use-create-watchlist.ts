import type { WatchlistSummary } from '@matinee/contract';
import { useRef } from 'react';
import { useEnvironment } from '../../../shared/environment/environment.ts';

export type SelectedWatchlist = Pick<WatchlistSummary, 'watchlistExternalId' | 'ownerExternalId' | 'name'>;

/** Makes a list. The same name tried again, by the same form, after an answer was lost makes no second one. */
export function useCreateWatchlist(): (name: string) => Promise<SelectedWatchlist> {
  const { caller } = useEnvironment();
  const tried = useRef({ name: '', key: '' });
  return (name) => {
    if (tried.current.name !== name) tried.current = { name, key: crypto.randomUUID() };
    return caller.call('createWatchlist', { body: { name }, idempotencyKey: tried.current.key });
  };
}
