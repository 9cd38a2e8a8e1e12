// Layout of the cards in a row, and how many items the row requests at once.

import type { cardWidths } from '../layout/sizes.ts';
import { pageSizes } from '../paging/page-sizes.ts';

export type BucketType =
  | 'EPG'
  | 'EPG_NOW_NEXT'
  | 'SECTION_LINK'
  | 'VOD_PLAYLIST'
  | 'CONTENT_HIGHLIGHT'
  | 'SECTION';

interface CardRow {
  readonly type: BucketType;
  readonly displayPosters: boolean;
  /** Set for rows of playlists: which image their cards show. */
  readonly playlistImageType?: 'title' | 'poster';
}

export interface CardLayout {
  readonly kind: keyof typeof cardWidths;
  readonly shape: 'landscape' | 'poster';
}

/**
 * Chooses width class and shape of the cards of a row. Sections have the narrowest cards; playlists and
 * posters have their own widths.
 */
export function chooseCardLayout({ type, displayPosters, playlistImageType }: CardRow): CardLayout {
  if (type === 'SECTION' || type === 'SECTION_LINK') return { kind: 'section', shape: 'landscape' };
  if (type === 'EPG_NOW_NEXT') return { kind: 'card', shape: 'landscape' };
  if (playlistImageType) {
    return { kind: 'playlist', shape: playlistImageType === 'poster' ? 'poster' : 'landscape' };
  }
  return displayPosters ? { kind: 'poster', shape: 'poster' } : { kind: 'card', shape: 'landscape' };
}

/** Number of slots to lay out, and of items to request for them. */
export function countSlots(rowCount: 1 | 2, slotsPerRow: number = pageSizes.bucket): number {
  return slotsPerRow * rowCount;
}

/** Number of items to request for the next page of a bucket, whose cards are in `rowCount` rows. */
export function getBucketPageSize(type: BucketType, rowCount: 1 | 2): number {
  return type === 'EPG' ? pageSizes.epgBucket : countSlots(rowCount);
}
