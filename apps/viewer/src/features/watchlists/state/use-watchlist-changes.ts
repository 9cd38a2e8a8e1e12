// The changes that the page of a watchlist offers, each with its API call.
import type { ContentType, WatchlistEntry, WatchlistPosition } from '@matinee/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useEnvironment } from '../../../shared/environment/environment.ts';
import { offerUndo, type Removal, withdrawUndo } from '../../../shared/notices/undo-offer.ts';
import { useWithdrawUndoOnUnmount } from '../../../shared/notices/use-withdraw-undo-on-unmount.ts';
import { recordLocalChange } from '../../../shared/query/local-changes.ts';
import {
  type DisplayedList,
  getEntries,
  getEntriesBetween,
  insertEntry,
  moveEntry,
  moveItem,
  removeEntry,
  updateDetails,
} from './displayed-list.ts';
import { useOptimisticList } from './use-optimistic-list.ts';

/** An index among the loaded entries, or `last`: after all entries, loaded or not. */
type MoveTarget = number | 'last';

export function useWatchlistChanges(id: string, owner: string, startCursor: string | null) {
  const { caller } = useEnvironment();
  const queryClient = useQueryClient();
  useWithdrawUndoOnUnmount();
  const [restoredEntry, setRestoredEntry] = useState<{ id: string } | null>(null);
  const { error, readList, submitChange } = useOptimisticList(id, startCursor);
  const sendDelete = () =>
    sendAsLocalChange(id, () => caller.call('deleteWatchlist', { params: { id, owner } }));

  /** Sends the entries between the old and the new position of a moved one, in their new order. */
  const sendReorder = async (content: { id: string; contentType: ContentType }[]) => {
    await caller.call('reorderWatchlist', { params: { id }, query: {}, body: { content } });
  };
  const sendMove = (entryId: string, to: 'last' | { id: string }): Promise<WatchlistPosition> =>
    caller.call('moveInWatchlist', { params: { id, contentId: entryId }, body: { to } });

  /** Describes the removal of an entry that is still in the list. When undoing it fails, the viewer can try again. */
  const createRemoval = (entry: WatchlistEntry): Removal => {
    const list = readList();
    const entries = list ? getEntries(list) : [];
    const index = entries.findIndex((listedEntry) => listedEntry.id === entry.id);
    const previousPosition = { index: Math.max(0, index), followingId: entries[index + 1]?.id };
    const removal: Removal = {
      titleName: entry.title,
      listName: list?.pages[0]?.name ?? '',
      undo: () => {
        setRestoredEntry({ id: entry.id });
        submitChange({
          apply: (displayedList) => insertEntry(displayedList, entry, previousPosition),
          send: () =>
            sendAsLocalChange(id, () =>
              caller.call('restoreInWatchlist', { params: { id, contentId: entry.id } }),
            ),
          onRejected: () => offerUndo(queryClient, removal),
          isPositionUncertain: true,
        });
      },
    };
    return removal;
  };

  return {
    error,
    /**
     * `onMoved` receives the position in the whole list. A list whose entries are all loaded does not need it: its
     * new order is sent without reading positions.
     */
    move(entryId: string, to: MoveTarget, onMoved?: (position: WatchlistPosition) => void) {
      const list = readList();
      const entries = list ? getEntries(list) : [];
      const from = entries.findIndex((listedEntry) => listedEntry.id === entryId);
      if (from < 0 || from === to) return;
      const apply = (displayedList: DisplayedList) =>
        to === 'last' ? removeEntry(displayedList, entryId) : moveEntry(displayedList, entryId, to);
      if (!onMoved && to !== 'last') {
        const content = getEntriesBetween(moveItem(entries, from, to), from, to).map((listedEntry) => ({
          id: listedEntry.id,
          contentType: listedEntry.contentType,
        }));
        submitChange({ apply, send: () => sendAsLocalChange(id, () => sendReorder(content)) });
        return;
      }
      const requestTarget = to === 'last' ? to : { id: entries[to]?.id ?? entryId };
      const send = async () => {
        const position = await sendMove(entryId, requestTarget);
        onMoved?.(position);
      };
      submitChange({ apply, send: () => sendAsLocalChange(id, send) });
    },
    remove(entry: WatchlistEntry) {
      const { id: contentId, contentType: type } = entry;
      const removal = createRemoval(entry);
      submitChange({
        apply: (list) => removeEntry(list, contentId),
        send: () =>
          sendAsLocalChange(id, () =>
            caller.call('removeFromWatchlist', { params: { id, type, contentId } }),
          ),
        onRejected: () => withdrawUndo(queryClient, removal),
      });
      offerUndo(queryClient, removal);
    },
    /** The last entry whose removal was undone; it receives the focus. */
    restoredEntry,
    edit(details: { name: string; isOwnerShown?: boolean }) {
      submitChange({
        apply: (list) => updateDetails(list, details),
        send: () =>
          sendAsLocalChange(id, () => caller.call('renameWatchlist', { params: { id }, body: details })),
      });
    },
    save() {
      submitChange({
        apply: (list) => updateDetails(list, { saved: true, ownership: 'saved' }),
        send: () => caller.call('saveWatchlist', { params: { owner, watchlistId: id } }),
      });
    },
    /** Removes another profile's list from the saved lists. */
    unsave() {
      submitChange({
        apply: (list) => updateDetails(list, { saved: false, ownership: 'shared' }),
        send: sendDelete,
      });
    },
    /** Deletes a list of the viewer. */
    deleteList(onDeleted: () => void) {
      submitChange({ apply: (list) => updateDetails(list, { saved: false }), send: sendDelete, onDeleted });
    },
  };
}

/** Sends a change and makes the page ignore its server event, because the page already shows the change. */
async function sendAsLocalChange(id: string, send: () => Promise<unknown>): Promise<void> {
  const removeRecord = recordLocalChange(`watchlist ${id}`);
  try {
    await send();
  } catch (error) {
    removeRecord();
    throw error;
  }
}
