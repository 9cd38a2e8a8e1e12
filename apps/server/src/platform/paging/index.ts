export { type CursorDefinition, type Cursors, createCursors, defineCursor, type Position } from './cursor.ts';
export { presentPageNumbers } from './page-numbers.ts';
export { cutPage, type Page, type PagingContext, readPage, readPosition } from './read-page.ts';
