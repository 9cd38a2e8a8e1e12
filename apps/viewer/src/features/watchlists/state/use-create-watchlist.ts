import type { WatchlistSummary } from '@matinee/contract';
import { useRef } from 'react';
import { useEnvironment } from '../../../shared/environment/environment.ts';

export type SelectedWatchlist = Pick<WatchlistSummary, 'watchlistExternalId' | 'ownerExternalId' | 'name'>;

/**
 * Creates a list. Retrying the same name in the same form sends the same Idempotency-Key, so a lost response
 * creates no second list.
 */
export function useCreateWatchlist(): (name: string) => Promise<SelectedWatchlist> {
  const { caller } = useEnvironment();
  const tried = useRef({ name: '', key: '' });
  return (name) => {
    if (tried.current.name !== name) tried.current = { name, key: crypto.randomUUID() };
    return caller.call('createWatchlist', { body: { name }, idempotencyKey: tried.current.key });
  };
}
