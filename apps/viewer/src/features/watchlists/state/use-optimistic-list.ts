// Shows each change of a watchlist at once and sends the changes one after the other. When the server rejects a change,
// the list shows the server's state again with the changes that are still pending.
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useEnvironment } from '../../../shared/environment/environment.ts';
import { createWatchlistQuery, watchlistsKey } from '../api/watchlist-queries.ts';
import type { DisplayedList } from './displayed-list.ts';
import {
  type ApplyChange,
  addPendingChange,
  applyPendingChanges,
  type PendingChanges,
  settlePendingChange,
} from './pending-changes.ts';

interface ListChange {
  apply: ApplyChange;
  send: () => Promise<unknown>;
  /** Set when the change deletes the list: called after the server has confirmed it. */
  onDeleted?: (() => void) | undefined;
  /** Called after the server has rejected the change. */
  onRejected?: () => void;
  /** The server decides where an entry appears: the list is refetched after the change. */
  isPositionUncertain?: boolean;
}

/** Pending changes by query key. They outlive the page that started them. */
const pendingByList = new Map<string, PendingChanges>();

export interface OptimisticList {
  /** The error of the last failed change; the next change clears it. */
  error: Error | null;
  /** The list with all pending changes; undefined until it is loaded. */
  readList: () => DisplayedList | undefined;
  submitChange: (change: ListChange) => void;
}

export function useOptimisticList(id: string, startCursor: string | null): OptimisticList {
  const environment = useEnvironment();
  const queryClient = useQueryClient();
  const { queryKey } = createWatchlistQuery(environment, id, startCursor);
  const listKey = queryKey.join();
  const mutationKey = ['watchlist', id];
  // State instead of `mutation.error`, because a later successful change would clear that.
  const [error, setError] = useState<Error | null>(null);
  const readList = () => queryClient.getQueryData<DisplayedList>(queryKey);

  const mutation = useMutation({
    mutationKey,
    scope: { id: mutationKey.join() },
    networkMode: 'always' as const,
    mutationFn: ({ send }: ListChange) => send(),
    onSuccess: (_response, change) => {
      settleChange(listKey, change.apply, true);
      change.onDeleted?.();
    },
    onError: (requestError, change) => {
      setError(requestError);
      change.onRejected?.();
      const pendingChanges = pendingByList.get(listKey);
      const remainingChanges = settleChange(listKey, change.apply, false);
      // `base` lacks pages that were loaded after the change: the list is refetched instead.
      if (!pendingChanges || readList()?.pages.length !== pendingChanges.base.pages.length) return;
      queryClient.setQueryData(
        queryKey,
        remainingChanges ? applyPendingChanges(remainingChanges) : pendingChanges.base,
      );
    },
    onSettled: (_response, requestError, { onDeleted, isPositionUncertain }) => {
      void queryClient.invalidateQueries({ queryKey: [watchlistsKey] });
      // A deleted list is not refetched. With several changes pending, only the last one refetches the list.
      if (queryClient.isMutating({ mutationKey }) > 1 || (onDeleted && !requestError)) return;
      const isInvalidated = queryClient.getQueryState(queryKey)?.isInvalidated;
      if (requestError || isInvalidated || isPositionUncertain)
        void queryClient.invalidateQueries({ queryKey });
    },
  });

  return {
    error,
    readList,
    submitChange(change) {
      setError(null);
      const isInvalidated = queryClient.getQueryState(queryKey)?.isInvalidated;
      void queryClient.cancelQueries({ queryKey }, { revert: false });
      const displayedList = readList();
      if (displayedList) {
        pendingByList.set(listKey, addPendingChange(pendingByList.get(listKey), displayedList, change.apply));
        queryClient.setQueryData(queryKey, change.apply(displayedList));
        // Writing data ends the invalidation by a change of another device; `onSettled` refetches the list.
        if (isInvalidated) void queryClient.invalidateQueries({ queryKey, refetchType: 'none' });
      }
      mutation.mutate(change);
    },
  };
}

/** Returns the changes that are still pending. */
function settleChange(listKey: string, apply: ApplyChange, isConfirmed: boolean): PendingChanges | undefined {
  const pendingChanges = pendingByList.get(listKey);
  const remainingChanges = pendingChanges && settlePendingChange(pendingChanges, apply, isConfirmed);
  if (remainingChanges) pendingByList.set(listKey, remainingChanges);
  else pendingByList.delete(listKey);
  return remainingChanges;
}
