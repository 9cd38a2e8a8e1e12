// Changes of one list: displayed at once, sent one after the other, and rolled back when the server refuses
// one.
import type { ContentType, WatchlistPosition } from '@matinee/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useEnvironment } from '../../../shared/environment/environment.ts';
import { recordLocalChange } from '../../../shared/query/local-changes.ts';
import { watchlistQuery, watchlistsKey } from '../api/watchlist-queries.ts';
import {
  type DisplayedList,
  entriesBetween,
  entriesOf,
  moveEntry,
  moveItem,
  removeEntry,
  updateDetails,
} from './displayed-list.ts';
import {
  type ApplyChange,
  addPendingChange,
  applyPendingChanges,
  type PendingChanges,
  settlePendingChange,
} from './pending-changes.ts';

interface Change {
  apply: ApplyChange;
  request: () => Promise<unknown>;
  onSuccess?: (() => void) | undefined;
}

/** By list and start cursor. They outlive the page that made them. */
const pendingByList = new Map<string, PendingChanges>();

export function useWatchlistChanges(id: string, owner: string, start: string | null) {
  const environment = useEnvironment();
  const { caller } = environment;
  const queryClient = useQueryClient();
  const { queryKey } = watchlistQuery(environment, id, start);
  const listKey = queryKey.join();
  const mutationKey = ['watchlist', id];
  // The error of any change, also when later ones succeed.
  const [error, setError] = useState<Error | null>(null);
  const cachedList = () => queryClient.getQueryData<DisplayedList>(queryKey);
  const settle = ({ apply }: Change, isConfirmed: boolean): PendingChanges | undefined => {
    const pending = pendingByList.get(listKey);
    const remaining = pending && settlePendingChange(pending, apply, isConfirmed);
    if (remaining) pendingByList.set(listKey, remaining);
    else pendingByList.delete(listKey);
    return remaining ?? pending;
  };
  const change = useMutation({
    mutationKey,
    scope: { id: mutationKey.join() },
    networkMode: 'always' as const,
    mutationFn: ({ request }: Change) => request(),
    onSuccess: (_response, change) => {
      settle(change, true);
      change.onSuccess?.();
    },
    onError: (error, change) => {
      setError(error);
      const pending = pendingByList.get(listKey);
      const remaining = settle(change, false);
      // Pages that loaded meanwhile are not part of the base: refetch the list.
      if (!pending || !remaining || cachedList()?.pages.length !== pending.base.pages.length) return;
      queryClient.setQueryData(
        queryKey,
        pendingByList.has(listKey) ? applyPendingChanges(remaining) : pending.base,
      );
    },
    onSettled: (_response, error, { onSuccess }) => {
      void queryClient.invalidateQueries({ queryKey: [watchlistsKey] });
      // A deleted list is not refetched, and further pending changes refetch when they are done.
      if (queryClient.isMutating({ mutationKey }) > 1 || (onSuccess && !error)) return;
      const isOutdated = queryClient.getQueryState(queryKey)?.isInvalidated;
      if (error || isOutdated) void queryClient.invalidateQueries({ queryKey });
    },
  });

  const mutate = (apply: ApplyChange, request: Change['request'], onSuccess?: () => void) => {
    setError(null);
    void queryClient.cancelQueries({ queryKey }, { revert: false });
    const list = cachedList();
    if (list) {
      pendingByList.set(listKey, addPendingChange(pendingByList.get(listKey), list, apply));
      queryClient.setQueryData(queryKey, apply(list));
    }
    change.mutate({ apply, request, onSuccess });
  };
  /** The server publishes the change to this page, too: count it as local. */
  const asLocalChange = (request: () => Promise<unknown>) => async () => {
    const undoLocalChange = recordLocalChange(`watchlist ${id}`);
    try {
      await request();
    } catch (error) {
      undoLocalChange();
      throw error;
    }
  };
  const requestDelete = asLocalChange(() => caller.call('deleteWatchlist', { params: { id, owner } }));

  return {
    error,
    /**
     * Moves an entry to an index of the loaded entries, or to the end of the whole list. `onMoved` receives
     * the position in the whole list; a completely loaded list does not need it.
     */
    move(entry: string, to: number | 'last', onMoved?: (position: WatchlistPosition) => void) {
      const list = cachedList();
      const entries = list ? entriesOf(list) : [];
      const from = entries.findIndex((each) => each.id === entry);
      if (from < 0 || from === to) return;
      const update: ApplyChange = (list) =>
        to === 'last' ? removeEntry(list, entry) : moveEntry(list, entry, to);
      if (!onMoved && to !== 'last') {
        const content = entriesBetween(moveItem(entries, from, to), from, to).map(
          ({ id: listed, contentType }) => ({
            id: listed,
            contentType,
          }),
        );
        const request = () =>
          caller.call('reorderWatchlist', { params: { id }, query: {}, body: { content } });
        return mutate(update, asLocalChange(request));
      }
      const target = to === 'last' ? to : { id: entries[to]?.id ?? entry };
      const request = async () => {
        const params = { id, contentId: entry };
        onMoved?.(await caller.call('moveInWatchlist', { params, body: { to: target } }));
      };
      mutate(update, asLocalChange(request));
    },
    remove({ id: contentId, contentType: type }: { id: string; contentType: ContentType }) {
      mutate(
        (list) => removeEntry(list, contentId),
        asLocalChange(() => caller.call('removeFromWatchlist', { params: { id, type, contentId } })),
      );
    },
    rename(name: string) {
      mutate(
        (list) => updateDetails(list, { name }),
        asLocalChange(() => caller.call('renameWatchlist', { params: { id }, body: { name } })),
      );
    },
    save() {
      mutate(
        (list) => updateDetails(list, { saved: true, ownership: 'saved' }),
        () => caller.call('saveWatchlist', { params: { owner, watchlistId: id } }),
      );
    },
    /** Removes a saved list of somebody else. */
    unsave() {
      mutate((list) => updateDetails(list, { saved: false, ownership: 'shared' }), requestDelete);
    },
    /** Deletes an owned list. */
    deleteList(onSuccess: () => void) {
      mutate((list) => updateDetails(list, { saved: false }), requestDelete, onSuccess);
    },
  };
}
