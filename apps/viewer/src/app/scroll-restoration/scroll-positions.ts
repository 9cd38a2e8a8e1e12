// The scroll position of each history entry: vertical, per row, and the link that was followed. It survives a reload
// and ends with the tab.
import { readSessionItem, writeSessionItem } from '../../shared/browser/session-storage.ts';

export interface ScrollPosition {
  y: number;
  /** A row and its distance from the top of the viewport, because other rows may be inserted above it. */
  anchor?: { id: string; top: number } | undefined;
  /** Horizontal position by row heading. */
  rows: Record<string, number>;
  /** The URL of the followed link, and the heading of its row. */
  linkHref: string | null;
  linkHeading?: string | null | undefined;
}

const storageKey = 'matinee.scrollPositions';
const maxStoredPositions = 60;

/** The positions of this document. */
const positions = new Map<string, ScrollPosition>();
let storedPositions: Map<string, ScrollPosition> | undefined;

/** Positions of earlier documents of the tab. Storage is slow: it is read on back, on reload and on `pagehide`. */
function readStoredPositions(): Map<string, ScrollPosition> {
  storedPositions ??= new Map(readSessionItem<[string, ScrollPosition][]>(storageKey) ?? []);
  return storedPositions;
}

/** Includes the URL, because two documents of a tab may use the same location key for different URLs. */
export function getHistoryEntryKey({
  key,
  pathname,
  search,
}: {
  key: string;
  pathname: string;
  search: string;
}): string {
  return `${key} ${pathname}${search}`;
}

export function getScrollPosition(entryKey: string): ScrollPosition | undefined {
  return positions.get(entryKey) ?? readStoredPositions().get(entryKey);
}

/** Sets the position of an entry. The object may be changed later: it is serialised when the document is left. */
export function setScrollPosition(entryKey: string, position: ScrollPosition): void {
  positions.delete(entryKey);
  positions.set(entryKey, position);
}

export function storeScrollPositions(): void {
  const earlierPositions = [...readStoredPositions()].filter(([entryKey]) => !positions.has(entryKey));
  writeSessionItem(storageKey, [...earlierPositions, ...positions].slice(-maxStoredPositions));
}

/** Whether this document was loaded by back, forward or reload. */
export function isReloadOrHistoryNavigation(): boolean {
  const [navigationTiming] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return navigationTiming?.type === 'reload' || navigationTiming?.type === 'back_forward';
}

const rowSelector = 'main [data-bucket]';

/** Reads the vertical position of the page, relative to the row of the followed link or to the topmost row. */
export function readPagePosition(link: Element | null = null): Pick<ScrollPosition, 'y' | 'anchor'> {
  const row = link ? link.closest<HTMLElement>(rowSelector) : findTopmostRow();
  const id = row?.dataset.bucket;
  return {
    y: window.scrollY,
    anchor: row && id ? { id, top: row.getBoundingClientRect().top } : undefined,
  };
}

/** The row at the top of the viewport; undefined above the first row. */
function findTopmostRow(): HTMLElement | undefined {
  return [...document.querySelectorAll<HTMLElement>(rowSelector)].findLast(
    (row) => row.getBoundingClientRect().top <= 0,
  );
}

/** The heading of the row that contains an element. */
export function getRowHeading(element: Element | null): string | null {
  return element?.closest('main section')?.querySelector('h2')?.textContent ?? null;
}

/** The heading of the row that the element scrolls; null for other scroll containers. */
export function getScrolledRowHeading(element: Element): string | null {
  return element.closest('main section')?.querySelector('ul') === element ? getRowHeading(element) : null;
}
