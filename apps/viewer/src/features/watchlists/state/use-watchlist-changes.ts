// Changes of one list: shown at once, asked for one after the other, and as the server has it again when one was
// refused or lost.
import type { ContentType, MovedInWatchlist } from '@matinee/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useEnvironment } from '../../../shared/environment/environment.ts';
import { recordLocalChange } from '../../../shared/query/local-changes.ts';
import { watchlistQuery, watchlistsKey } from '../api/watchlist-queries.ts';
import {
  between,
  type DisplayedList,
  entriesOf,
  moved,
  withFacts,
  withMoved,
  withoutEntry,
} from './displayed-list.ts';
import {
  type ApplyChange,
  addPendingChange,
  applyPendingChanges,
  type PendingChanges,
  settlePendingChange,
} from './pending-changes.ts';

interface Change {
  show: ApplyChange;
  ask: () => Promise<unknown>;
  onDone?: (() => void) | undefined;
}

/** By list, and where it was begun: they outlive the page on which they were made. */
const logs = new Map<string, PendingChanges>();

export function useWatchlistChanges(id: string, owner: string, start: string | null) {
  const environment = useEnvironment();
  const { caller } = environment;
  const queryClient = useQueryClient();
  const { queryKey } = watchlistQuery(environment, id, start);
  const logKey = queryKey.join();
  const mutationKey = ['watchlist', id];
  // Of several that were asked for, also when later ones were made.
  const [fault, setFault] = useState<Error | null>(null);
  const shownNow = () => queryClient.getQueryData<DisplayedList>(queryKey);
  const settle = ({ show }: Change, isMade: boolean): PendingChanges | undefined => {
    const log = logs.get(logKey);
    const left = log && settlePendingChange(log, show, isMade);
    if (left) logs.set(logKey, left);
    else logs.delete(logKey);
    return left ?? log;
  };
  const change = useMutation({
    mutationKey,
    scope: { id: mutationKey.join() },
    networkMode: 'always' as const,
    mutationFn: ({ ask }: Change) => ask(),
    onSuccess: (_answer, asked) => {
      settle(asked, true);
      asked.onDone?.();
    },
    onError: (error, asked) => {
      setFault(error);
      const log = logs.get(logKey);
      const left = settle(asked, false);
      // Pages that came meanwhile are not known to it: the list is asked for anew.
      if (!log || !left || shownNow()?.pages.length !== log.before.pages.length) return;
      queryClient.setQueryData(queryKey, logs.has(logKey) ? applyPendingChanges(left) : log.before);
    },
    onSettled: (_answer, error, { onDone }) => {
      void queryClient.invalidateQueries({ queryKey: [watchlistsKey] });
      // What was deleted is asked for no more; what others wait for is asked for when they are through.
      if (queryClient.isMutating({ mutationKey }) > 1 || (onDone && !error)) return;
      const isOutdated = queryClient.getQueryState(queryKey)?.isInvalidated;
      if (error || isOutdated) void queryClient.invalidateQueries({ queryKey });
    },
  });

  const apply = (show: ApplyChange, ask: Change['ask'], onDone?: () => void) => {
    setFault(null);
    void queryClient.cancelQueries({ queryKey }, { revert: false });
    const shown = shownNow();
    if (shown) {
      logs.set(logKey, addPendingChange(logs.get(logKey), shown, show));
      queryClient.setQueryData(queryKey, show(shown));
    }
    change.mutate({ show, ask, onDone });
  };
  /** The page hears of it once more, as of a change that was made elsewhere. */
  const known = (ask: () => Promise<unknown>) => async () => {
    const takeBack = recordLocalChange(`watchlist ${id}`);
    try {
      await ask();
    } catch (error) {
      takeBack();
      throw error;
    }
  };
  const forget = known(() => caller.call('deleteWatchlist', { params: { id, owner } }));

  return {
    error: fault,
    /**
     * To a place among those at hand, or behind all that are not at hand yet. `onMoved` hears the place in the whole list; a
     * list that is at hand whole needs it not.
     */
    move(entry: string, to: number | 'last', onMoved?: (place: MovedInWatchlist) => void) {
      const list = shownNow();
      const entries = list ? entriesOf(list) : [];
      const from = entries.findIndex((each) => each.id === entry);
      if (from < 0 || from === to) return;
      const show: ApplyChange = (shown) =>
        to === 'last' ? withoutEntry(shown, entry) : withMoved(shown, entry, to);
      if (!onMoved && to !== 'last') {
        const content = between(moved(entries, from, to), from, to).map(({ id: listed, contentType }) => ({
          id: listed,
          contentType,
        }));
        const ask = () => caller.call('reorderWatchlist', { params: { id }, query: {}, body: { content } });
        return apply(show, known(ask));
      }
      const target = to === 'last' ? to : { id: entries[to]?.id ?? entry };
      const ask = async () => {
        const params = { id, contentId: entry };
        onMoved?.(await caller.call('moveInWatchlist', { params, body: { to: target } }));
      };
      apply(show, known(ask));
    },
    remove({ id: contentId, contentType: type }: { id: string; contentType: ContentType }) {
      apply(
        (shown) => withoutEntry(shown, contentId),
        known(() => caller.call('removeFromWatchlist', { params: { id, type, contentId } })),
      );
    },
    rename(name: string) {
      apply(
        (shown) => withFacts(shown, { name }),
        known(() => caller.call('renameWatchlist', { params: { id }, body: { name } })),
      );
    },
    save() {
      apply(
        (shown) => withFacts(shown, { saved: true, ownership: 'saved' }),
        () => caller.call('saveWatchlist', { params: { owner, watchlistId: id } }),
      );
    },
    /** Takes somebody else's list from one's own. */
    giveUp() {
      apply((shown) => withFacts(shown, { saved: false, ownership: 'shared' }), forget);
    },
    /** One's own list: nothing is left of it. */
    destroy(onDone: () => void) {
      apply((shown) => withFacts(shown, { saved: false }), forget, onDone);
    },
  };
}
