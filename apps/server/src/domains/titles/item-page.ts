// A page of a list of titles with the cursor of the next one.
import type { Paging } from '@matinee/contract';
import { writeCursor } from './cursor.ts';

export interface Item {
  content_id: number;
  public_id: string;
  key: string;
}

export interface ItemPage {
  ids: number[];
  paging: Paging;
}

export interface PageSlice {
  size: number;
  /** How many items the pages before this one had. */
  seen: number;
  /** Maximum number of items of the whole list. */
  maxItems?: number | undefined;
}

/** Cuts a page out of items, of which there is one more when the row goes on. */
export function cutPage(items: readonly Item[], { size, seen, maxItems = Infinity }: PageSlice): ItemPage {
  const remaining = maxItems - seen;
  const page = items.slice(0, Math.min(size, Math.max(0, remaining)));
  const last = page.at(-1);
  const goesOn = items.length > page.length && page.length < remaining;
  return {
    ids: page.map(({ content_id }) => content_id),
    paging: {
      lastSeen:
        last && goesOn ? writeCursor({ k: last.key, c: last.public_id, n: seen + page.length }) : null,
      moreDataAvailable: goesOn,
    },
  };
}
