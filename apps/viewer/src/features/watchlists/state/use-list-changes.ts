// Changes of one list: shown at once, asked for one after the other, and as the server has it again when one was
// refused or lost.
import type { ContentType } from '@matinee/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEnvironment } from '../../../environment/environment.ts';
import { watchlistQuery, watchlistsKey } from '../api/watchlist-queries.ts';
import {
  between,
  entriesOf,
  moved,
  type ShownList,
  withEntries,
  withFacts,
  withoutEntry,
} from './shown-list.ts';

interface Change {
  ask: () => Promise<unknown>;
  before: ShownList | undefined;
  onDone?: (() => void) | undefined;
}

export function useListChanges(id: string, owner: string) {
  const environment = useEnvironment();
  const { caller } = environment;
  const queryClient = useQueryClient();
  const { queryKey } = watchlistQuery(environment, id);
  const mutationKey = ['watchlist', id];
  const change = useMutation({
    mutationKey,
    scope: { id: mutationKey.join() },
    networkMode: 'always' as const,
    mutationFn: ({ ask }: Change) => ask(),
    onSuccess: (_answer, { onDone }) => onDone?.(),
    onError: (_error, { before }) => {
      if (before) queryClient.setQueryData(queryKey, before);
    },
    onSettled: (_answer, error, { onDone }) => {
      // What was deleted is asked for no more; what others wait for is asked for when they are through.
      const isLast = queryClient.isMutating({ mutationKey }) <= 1;
      if (isLast && (error || !onDone)) void queryClient.invalidateQueries({ queryKey });
      void queryClient.invalidateQueries({ queryKey: [watchlistsKey] });
    },
  });

  const apply = (show: (list: ShownList) => ShownList, ask: Change['ask'], onDone?: () => void) => {
    void queryClient.cancelQueries({ queryKey }, { revert: false });
    const before = queryClient.getQueryData<ShownList>(queryKey);
    if (before) queryClient.setQueryData(queryKey, show(before));
    change.mutate({ ask, before, onDone });
  };
  const forget = () => caller.call('deleteWatchlist', { params: { id, owner } });

  return {
    error: change.error,
    move(from: number, to: number) {
      const list = queryClient.getQueryData<ShownList>(queryKey);
      if (!list || from === to) return;
      const entries = moved(entriesOf(list), from, to);
      const content = between(entries, from, to).map(({ id: entry, contentType }) => ({
        id: entry,
        contentType,
      }));
      apply(
        (shown) => withEntries(shown, entries),
        () => caller.call('reorderWatchlist', { params: { id }, query: {}, body: { content } }),
      );
    },
    remove({ id: contentId, contentType: type }: { id: string; contentType: ContentType }) {
      apply(
        (shown) => withoutEntry(shown, contentId),
        () => caller.call('removeFromWatchlist', { params: { id, type, contentId } }),
      );
    },
    rename(name: string) {
      apply(
        (shown) => withFacts(shown, { name }),
        () => caller.call('renameWatchlist', { params: { id }, body: { name } }),
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
      apply((shown) => shown, forget, onDone);
    },
  };
}
