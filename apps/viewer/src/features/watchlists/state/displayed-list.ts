// What a list looks like after a change, page by page as it is kept: pages keep their places, so the next one still
// follows.
import type { WatchlistEntry } from '@matinee/contract';
import type { Pages } from '../../../shared/paging/paged-query.ts';
import type { WatchlistPage } from '../api/watchlist-queries.ts';

export type DisplayedList = Pages<WatchlistPage>;

export function entriesOf(list: Pick<DisplayedList, 'pages'>): WatchlistEntry[] {
  return [
    ...new Map(list.pages.flatMap(({ content }) => content).map((entry) => [entry.id, entry])).values(),
  ];
}

/** The entry at one place moved to another. */
export function moved<Entry>(entries: readonly Entry[], from: number, to: number): Entry[] {
  const left = entries.filter((_, place) => place !== from);
  return [...left.slice(0, to), ...entries.slice(from, from + 1), ...left.slice(to)];
}

/** An entry moved to a place, wherever it is by now. */
export function withMoved(list: DisplayedList, id: string, to: number): DisplayedList {
  const entries = entriesOf(list);
  const from = entries.findIndex((entry) => entry.id === id);
  return from < 0 ? list : withEntries(list, moved(entries, from, to));
}

/** Those between two places, which a move from one to the other puts in another order. */
export function between<Entry>(entries: readonly Entry[], from: number, to: number): Entry[] {
  return entries.slice(Math.min(from, to), Math.max(from, to) + 1);
}

export function withEntries(list: DisplayedList, entries: readonly WatchlistEntry[]): DisplayedList {
  let from = 0;
  const pages = list.pages.map((page) => {
    const content = entries.slice(from, from + page.content.length);
    from += page.content.length;
    return { ...page, content };
  });
  return { ...list, pages };
}

export function withoutEntry(list: DisplayedList, id: string): DisplayedList {
  const pages = list.pages.map((page) => ({
    ...page,
    content: page.content.filter((entry) => entry.id !== id),
  }));
  return { ...list, pages };
}

export function withFacts(
  list: DisplayedList,
  facts: Partial<Pick<WatchlistPage, 'name' | 'saved' | 'ownership'>>,
): DisplayedList {
  return { ...list, pages: list.pages.map((page) => ({ ...page, ...facts })) };
}
