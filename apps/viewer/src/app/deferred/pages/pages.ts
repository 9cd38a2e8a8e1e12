// The definitions of all pages, with what loads them. One chunk that is requested after hydration, or by the first
// navigation.
export { loadPage } from './load-page.ts';
export { getPage } from './page-table.ts';
export { prefetchPage } from './prefetch-page.ts';
