// The definitions of all pages, with what loads them. One chunk that is requested after hydration, or by the first
// navigation.

export { getPage } from '../../../pages/page-table.ts';
export { loadPage } from './load-page.ts';
export { prefetchPage } from './prefetch-page.ts';
