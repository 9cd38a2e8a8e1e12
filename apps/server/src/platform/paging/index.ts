export {
  type CursorDefinition,
  type CursorPosition,
  type Cursors,
  createCursors,
  defineCursor,
} from './cursor.ts';
export { presentPageNumbers } from './page-numbers.ts';
export { cutPage, type Page, type PagingContext, readPage, readPosition } from './read-page.ts';
