import type { Handlers } from '../../platform/http/index.ts';
import type { DealCards } from '../catalogue/index.ts';
import { searchContent } from './operations/search-content.ts';

export function searchHandlers(deal: DealCards): Handlers<'searchContent'> {
  return {
    searchContent: ({ query }, ctx) => searchContent(deal, ctx, query),
  };
}
