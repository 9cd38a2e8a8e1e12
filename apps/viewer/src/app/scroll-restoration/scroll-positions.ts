// Where somebody was on each page of their history: how far down, how far along each row, and at which link they left.
// It outlives a reload of the page, and ends with the tab.
import { readSessionItem, writeSessionItem } from '../../shared/browser/session-storage.ts';

export interface ScrollPosition {
  y: number;
  /** How far along, by the heading of the row. */
  rows: Record<string, number>;
  /** The link that led away, and under which heading it stood. */
  link: string | null;
  under?: string | null | undefined;
}

const storageName = 'matinee.places';
const most = 60;

/** Of this document. */
const positions = new Map<string, ScrollPosition>();
let before: Map<string, ScrollPosition> | undefined;

/** Of the documents before this one. To open a tab's storage takes a while: not before somebody comes back. */
function readStoredPositions(): Map<string, ScrollPosition> {
  before ??= new Map(readSessionItem<[string, ScrollPosition][]>(storageName) ?? []);
  return before;
}

/** One entry of the history. Two documents of a tab may use the same key for different addresses. */
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

/** From now on the entry is at this place, and wherever the object says later. */
export function setScrollPosition(entry: string, place: ScrollPosition): void {
  positions.delete(entry);
  positions.set(entry, place);
}

export function storeScrollPositions(): void {
  const earlier = [...readStoredPositions()].filter(([entry]) => !positions.has(entry));
  writeSessionItem(storageName, [...earlier, ...positions].slice(-most));
}

/** Whether this document was loaded on the way back, or anew in its place. */
export function isReloadOrHistoryNavigation(): boolean {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return entry?.type === 'reload' || entry?.type === 'back_forward';
}

/** The heading of the row that something stands in. */
export function getRowHeading(element: Element | null): string | null {
  return element?.closest('main section')?.querySelector('h2')?.textContent ?? null;
}

/** The heading of a row that has scrolled; null for everything else that scrolls. */
export function getScrolledRowHeading(row: Element): string | null {
  return row.closest('main section')?.querySelector('ul') === row ? getRowHeading(row) : null;
}
