import type { Handlers } from '../../calls/index.ts';
import { type SearchServices, searchContent } from './operations/search-content.ts';

export function createSearchHandlers(services: SearchServices): Handlers<'searchContent'> {
  return {
    searchContent: ({ query }, ctx) => searchContent(services, ctx, query),
  };
}
