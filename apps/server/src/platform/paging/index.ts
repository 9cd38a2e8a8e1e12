export { type CursorDefinition, type Cursors, createCursors, defineCursor, type Position } from './cursor.ts';
export { cutPage, type Page, type PagingContext, readPage, readPosition } from './read-page.ts';
