// Saves paged lists in session storage, so that they survive a reload or a new document.
import type { QueryClient, QueryKey } from '@tanstack/react-query';
import {
  readSessionItem,
  removeSessionItem,
  writeSessionItem,
} from '../../../shared/browser/session-storage.ts';
import { getUser } from '../../../shared/session/session.ts';

const storageKey = 'matinee.lists';
const maxCharacters = 3_000_000;
const freshMs = 30_000;

interface PagedData {
  pages: unknown[];
  pageParams: unknown[];
}

interface SavedList {
  key: QueryKey;
  data: PagedData;
  updatedAt: number;
}

interface SavedLists {
  /** Data of one account is not shown to another. */
  account: string;
  lists: SavedList[];
}

/** Call it when the document is left. */
export function saveLists(queryClient: QueryClient): void {
  const listsByKey = new Map<string, SavedList>();
  const accountId = getAccountId(queryClient);
  const previouslySaved = readSessionItem<SavedLists>(storageKey);
  for (const list of previouslySaved?.account === accountId ? previouslySaved.lists : [])
    listsByKey.set(JSON.stringify(list.key), list);
  for (const { queryKey, state } of queryClient.getQueryCache().getAll()) {
    // Data that is refetching may belong to the previous account.
    const isBeingReplaced = state.isInvalidated && state.fetchStatus !== 'idle';
    if (isPagedData(state.data) && !isBeingReplaced)
      listsByKey.set(JSON.stringify(queryKey), {
        key: queryKey,
        data: state.data,
        // Stale data stays stale.
        updatedAt: state.isInvalidated ? 0 : state.dataUpdatedAt,
      });
  }
  const newestFirst = [...listsByKey.values()].sort(
    (list, otherList) => otherList.updatedAt - list.updatedAt,
  );
  let remainingCharacters = maxCharacters;
  const lists = newestFirst.filter((list) => {
    const size = JSON.stringify(list).length;
    if (size > remainingCharacters) return false;
    remainingCharacters -= size;
    return true;
  });
  writeSessionItem(storageKey, { account: accountId, lists } satisfies SavedLists);
}

/** Call it after hydration. */
export function restoreLists(queryClient: QueryClient): void {
  const savedLists = readSessionItem<SavedLists>(storageKey);
  if (!savedLists || savedLists.account !== getAccountId(queryClient)) return;
  for (const { key, data, updatedAt } of savedLists.lists) {
    const loadedData = queryClient.getQueryData<PagedData>(key);
    if (loadedData && loadedData.pages.length >= data.pages.length) continue;
    // A page that is loading would replace the restored pages by fewer.
    void queryClient.cancelQueries({ queryKey: key, exact: true });
    queryClient.setQueryData(key, data, { updatedAt });
    const isActive = queryClient.getQueryCache().find({ queryKey: key, exact: true })?.isActive();
    if (isActive && Date.now() - updatedAt > freshMs)
      void queryClient.invalidateQueries({ queryKey: key, exact: true });
  }
}

/** Call it when the account changes. */
export function clearSavedLists(): void {
  removeSessionItem(storageKey);
}

/** Returns the id of the signed-in account, or `guest`. */
function getAccountId(queryClient: QueryClient): string {
  const user = getUser(queryClient);
  return (!user?.isGuest && user?.id) || 'guest';
}

function isPagedData(data: unknown): data is PagedData {
  return (
    typeof data === 'object' &&
    data !== null &&
    'pages' in data &&
    'pageParams' in data &&
    Array.isArray(data.pages)
  );
}
