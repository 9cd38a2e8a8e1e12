// The scroll position of each history entry: vertical, per row, and the link that was followed. Survives a
// reload, ends with the tab.
import { readSessionItem, writeSessionItem } from '../../shared/browser/session-storage.ts';

export interface ScrollPosition {
  y: number;
  /** Horizontal position by row heading. */
  rows: Record<string, number>;
  /** The followed link, and the heading of its row. */
  link: string | null;
  under?: string | null | undefined;
}

const storageName = 'matinee.places';
const most = 60;

/** Of this document. */
const positions = new Map<string, ScrollPosition>();
let before: Map<string, ScrollPosition> | undefined;

/** Of earlier documents of the tab. Opening session storage is slow, so it happens only on back or reload. */
function readStoredPositions(): Map<string, ScrollPosition> {
  before ??= new Map(readSessionItem<[string, ScrollPosition][]>(storageName) ?? []);
  return before;
}

/** Identifies a history entry. Two documents of a tab may use the same key for different URLs. */
export function getHistoryEntry({
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

export function getScrollPosition(entry: string): ScrollPosition | undefined {
  return positions.get(entry) ?? readStoredPositions().get(entry);
}

/** Stores the position object of an entry; later mutations are saved too. */
export function setScrollPosition(entry: string, place: ScrollPosition): void {
  positions.delete(entry);
  positions.set(entry, place);
}

export function storeScrollPositions(): void {
  const earlier = [...readStoredPositions()].filter(([entry]) => !positions.has(entry));
  writeSessionItem(storageName, [...earlier, ...positions].slice(-most));
}

/** Whether this document was loaded by back, forward or reload. */
export function isReloadOrHistoryNavigation(): boolean {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return entry?.type === 'reload' || entry?.type === 'back_forward';
}

/** The heading of the row that contains an element. */
export function getRowHeading(element: Element | null): string | null {
  return element?.closest('main section')?.querySelector('h2')?.textContent ?? null;
}

/** The heading of a scrolled row; null for other scroll containers. */
export function getScrolledRowHeading(row: Element): string | null {
  return row.closest('main section')?.querySelector('ul') === row ? getRowHeading(row) : null;
}
