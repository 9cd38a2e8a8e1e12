// The definitions of all pages, and the functions that load them. This chunk is requested after hydration, or
// by the first navigation.

export { getPage } from '../../../pages/page-table.ts';
export { loadPage } from './load-page.ts';
export { prefetchPage } from './prefetch-page.ts';
