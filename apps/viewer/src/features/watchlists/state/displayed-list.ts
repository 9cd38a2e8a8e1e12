// Applies changes to a list, page by page as the query stores it. Pages keep their cursors, so the next page
// still follows.
import type { WatchlistEntry } from '@matinee/contract';
import type { Pages } from '../../../shared/paging/paged-query.ts';
import type { WatchlistPage } from '../api/watchlist-queries.ts';

export type DisplayedList = Pages<WatchlistPage>;

export function getEntries(list: Pick<DisplayedList, 'pages'>): WatchlistEntry[] {
  return [
    ...new Map(list.pages.flatMap(({ content }) => content).map((entry) => [entry.id, entry])).values(),
  ];
}

/** Moves the entry at one index to another. */
export function moveItem<Entry>(entries: readonly Entry[], from: number, to: number): Entry[] {
  const remainingEntries = entries.filter((_, index) => index !== from);
  return [...remainingEntries.slice(0, to), ...entries.slice(from, from + 1), ...remainingEntries.slice(to)];
}

/** Moves an entry from its current index to another. */
export function moveEntry(list: DisplayedList, id: string, to: number): DisplayedList {
  const entries = getEntries(list);
  const from = entries.findIndex((entry) => entry.id === id);
  return from < 0 ? list : replaceEntries(list, moveItem(entries, from, to));
}

/** The entries between two indexes, whose order a move between them changes. */
export function getEntriesBetween<Entry>(entries: readonly Entry[], from: number, to: number): Entry[] {
  return entries.slice(Math.min(from, to), Math.max(from, to) + 1);
}

export function replaceEntries(list: DisplayedList, entries: readonly WatchlistEntry[]): DisplayedList {
  let offset = 0;
  const pages = list.pages.map((page) => {
    const content = entries.slice(offset, offset + page.content.length);
    offset += page.content.length;
    return { ...page, content };
  });
  return { ...list, pages };
}

export function removeEntry(list: DisplayedList, id: string): DisplayedList {
  const pages = list.pages.map((page) => ({
    ...page,
    content: page.content.filter((entry) => entry.id !== id),
  }));
  return { ...list, pages };
}

/**
 * Inserts an entry before the one with `followingId`, or at `index` if the list does not contain that one. Returns the
 * list unchanged if it already contains the entry.
 */
export function insertEntry(
  list: DisplayedList,
  entry: WatchlistEntry,
  { index, followingId }: { index: number; followingId: string | undefined },
): DisplayedList {
  const entries = getEntries(list);
  if (entries.some(({ id }) => id === entry.id)) return list;
  const followingIndex = entries.findIndex(({ id }) => id === followingId);
  const insertionIndex = followingIndex < 0 ? Math.min(index, entries.length) : followingIndex;
  let offset = 0;
  let isInserted = false;
  const pages = list.pages.map((page) => {
    const indexInPage = insertionIndex - offset;
    offset += page.content.length;
    if (isInserted || indexInPage > page.content.length) return page;
    isInserted = true;
    return { ...page, content: page.content.toSpliced(indexInPage, 0, entry) };
  });
  return { ...list, pages };
}

export function updateDetails(
  list: DisplayedList,
  details: Partial<Pick<WatchlistPage, 'name' | 'isOwnerShown' | 'saved' | 'ownership'>>,
): DisplayedList {
  return { ...list, pages: list.pages.map((page) => ({ ...page, ...details })) };
}
