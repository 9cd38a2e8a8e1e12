import { defineTitleCursor } from '../../titles/index.ts';

/** Positions are never reused, so a cursor stays valid while other requests add and remove items. */
export const itemCursor = defineTitleCursor('watchlist titles by position');
