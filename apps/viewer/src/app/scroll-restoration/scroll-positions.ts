// Where somebody was on each page of their history: how far down, how far along each row, and at which link they left.
// It outlives a reload of the page, and ends with the tab.
import { read, write } from '../../shared/browser/session-storage.ts';

export interface Place {
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
const places = new Map<string, Place>();
let before: Map<string, Place> | undefined;

/** Of the documents before this one. To open a tab's storage takes a while: not before somebody comes back. */
function placesBefore(): Map<string, Place> {
  before ??= new Map(read<[string, Place][]>(storageName) ?? []);
  return before;
}

/** One entry of the history. Two documents of a tab may use the same key for different addresses. */
export function entryOf({
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

export function placeAt(entry: string): Place | undefined {
  return places.get(entry) ?? placesBefore().get(entry);
}

/** From now on the entry is at this place, and wherever the object says later. */
export function beAt(entry: string, place: Place): void {
  places.delete(entry);
  places.set(entry, place);
}

export function savePlaces(): void {
  const earlier = [...placesBefore()].filter(([entry]) => !places.has(entry));
  write(storageName, [...earlier, ...places].slice(-most));
}

/** Whether this document was loaded on the way back, or anew in its place. */
export function isReturn(): boolean {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return entry?.type === 'reload' || entry?.type === 'back_forward';
}

/** The heading of the row that something stands in. */
export function headingOver(element: Element | null): string | null {
  return element?.closest('main section')?.querySelector('h2')?.textContent ?? null;
}

/** The heading of a row that has scrolled; null for everything else that scrolls. */
export function headingOf(row: Element): string | null {
  return row.closest('main section')?.querySelector('ul') === row ? headingOver(row) : null;
}
