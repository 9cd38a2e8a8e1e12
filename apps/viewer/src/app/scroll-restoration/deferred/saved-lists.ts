// Saves paged lists in session storage, so that they survive a reload or a new document.
import type { QueryClient, QueryKey } from '@tanstack/react-query';
import {
  readSessionItem,
  removeSessionItem,
  writeSessionItem,
} from '../../../shared/browser/session-storage.ts';
import { getUser } from '../../../shared/session/session.ts';

const storageName = 'matinee.lists';
const mostCharacters = 3_000_000;
const freshMs = 30_000;

interface Pages {
  pages: unknown[];
  pageParams: unknown[];
}

interface KeptList {
  key: QueryKey;
  data: Pages;
  at: number;
}

interface Kept {
  /** Data of one account is not shown to another. */
  who: string;
  lists: KeptList[];
}

/** Call it when the document is left. */
export function saveLists(queryClient: QueryClient): void {
  const known = new Map<string, KeptList>();
  const who = whoIn(queryClient);
  const before = readSessionItem<Kept>(storageName);
  for (const list of before?.who === who ? before.lists : []) known.set(JSON.stringify(list.key), list);
  for (const { queryKey, state } of queryClient.getQueryCache().getAll()) {
    // Data that is refetching may belong to the previous account.
    const isPassing = state.isInvalidated && state.fetchStatus !== 'idle';
    if (isPaged(state.data) && !isPassing)
      known.set(JSON.stringify(queryKey), {
        key: queryKey,
        data: state.data,
        // Stale data stays stale.
        at: state.isInvalidated ? 0 : state.dataUpdatedAt,
      });
  }
  const newestFirst = [...known.values()].sort((one, other) => other.at - one.at);
  let room = mostCharacters;
  const lists = newestFirst.filter((list) => {
    const size = JSON.stringify(list).length;
    if (size > room) return false;
    room -= size;
    return true;
  });
  writeSessionItem(storageName, { who, lists } satisfies Kept);
}

/** Call it after hydration. */
export function restoreLists(queryClient: QueryClient): void {
  const kept = readSessionItem<Kept>(storageName);
  if (!kept || kept.who !== whoIn(queryClient)) return;
  for (const { key, data, at } of kept.lists) {
    const present = queryClient.getQueryData<Pages>(key);
    if (present && present.pages.length >= data.pages.length) continue;
    queryClient.setQueryData(key, data, { updatedAt: at });
    const isShown = queryClient.getQueryCache().find({ queryKey: key, exact: true })?.isActive();
    if (isShown && Date.now() - at > freshMs)
      void queryClient.invalidateQueries({ queryKey: key, exact: true });
  }
}

/** Call it when the account changes. */
export function clearSavedLists(): void {
  removeSessionItem(storageName);
}

function whoIn(queryClient: QueryClient): string {
  const user = getUser(queryClient);
  return (!user?.isGuest && user?.id) || 'guest';
}

function isPaged(data: unknown): data is Pages {
  return (
    typeof data === 'object' &&
    data !== null &&
    'pages' in data &&
    'pageParams' in data &&
    Array.isArray(data.pages)
  );
}
