import { defineTitleCursor } from '../../titles/index.ts';

/** No title is ever given the position of another, so what others add or remove moves no position. */
export const itemCursor = defineTitleCursor('watchlist titles by position');
