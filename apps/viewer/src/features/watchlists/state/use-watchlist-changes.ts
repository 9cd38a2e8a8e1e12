// The changes that the page of a watchlist offers, each with its API call.
import type { ContentType, WatchlistPosition } from '@matinee/contract';
import { useEnvironment } from '../../../shared/environment/environment.ts';
import { recordLocalChange } from '../../../shared/query/local-changes.ts';
import {
  type DisplayedList,
  getEntries,
  getEntriesBetween,
  moveEntry,
  moveItem,
  removeEntry,
  updateDetails,
} from './displayed-list.ts';
import { useOptimisticList } from './use-optimistic-list.ts';

/** An index among the loaded entries, or `last`: after all entries, loaded or not. */
type MoveTarget = number | 'last';

export function useWatchlistChanges(id: string, owner: string, start: string | null) {
  const { caller } = useEnvironment();
  const { error, readList, submitChange } = useOptimisticList(id, start);
  const sendDelete = () =>
    sendAsLocalChange(id, () => caller.call('deleteWatchlist', { params: { id, owner } }));

  /** Sends the entries between the two positions in their new order. */
  const sendReorder = async (content: { id: string; contentType: ContentType }[]) => {
    await caller.call('reorderWatchlist', { params: { id }, query: {}, body: { content } });
  };
  const sendMove = (entryId: string, to: 'last' | { id: string }): Promise<WatchlistPosition> =>
    caller.call('moveInWatchlist', { params: { id, contentId: entryId }, body: { to } });

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
      const target = to === 'last' ? to : { id: entries[to]?.id ?? entryId };
      const send = async () => {
        const position = await sendMove(entryId, target);
        onMoved?.(position);
      };
      submitChange({ apply, send: () => sendAsLocalChange(id, send) });
    },
    remove({ id: contentId, contentType: type }: { id: string; contentType: ContentType }) {
      submitChange({
        apply: (list) => removeEntry(list, contentId),
        send: () =>
          sendAsLocalChange(id, () =>
            caller.call('removeFromWatchlist', { params: { id, type, contentId } }),
          ),
      });
    },
    rename(name: string) {
      submitChange({
        apply: (list) => updateDetails(list, { name }),
        send: () =>
          sendAsLocalChange(id, () => caller.call('renameWatchlist', { params: { id }, body: { name } })),
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
