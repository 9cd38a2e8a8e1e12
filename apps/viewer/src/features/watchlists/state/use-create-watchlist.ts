import type { WatchlistSummary } from '@matinee/contract';
import { useRef } from 'react';
import { useEnvironment } from '../../../shared/environment/environment.ts';

export type WatchlistReference = Pick<WatchlistSummary, 'watchlistExternalId' | 'ownerExternalId' | 'name'>;

/**
 * Creates a list. Retrying the same name in the same form sends the same Idempotency-Key, so a lost response
 * creates no second list.
 */
export function useCreateWatchlist(): (name: string) => Promise<WatchlistReference> {
  const { caller } = useEnvironment();
  const lastAttempt = useRef({ name: '', key: '' });
  return (name) => {
    if (lastAttempt.current.name !== name) lastAttempt.current = { name, key: crypto.randomUUID() };
    return caller.call('createWatchlist', { body: { name }, idempotencyKey: lastAttempt.current.key });
  };
}
