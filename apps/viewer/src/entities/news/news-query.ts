import type { NewsItem, NewsList } from '@matinee/contract';
import { createPagedQuery, type PagedQuery } from '../../shared/paging/paged-query.ts';
import { createPageQuery, type RequestContext } from '../../shared/query/page-query.ts';

export interface NewsParams {
  /** Name of a feed; null for all feeds. */
  feedName: string | null;
  lastSeen: string | null;
}

export function createNewsQuery(
  { caller, language }: RequestContext,
  { feedName, lastSeen: startCursor }: NewsParams,
): PagedQuery<NewsList> {
  return createPagedQuery<NewsList>({
    queryKey: ['news', feedName, startCursor, language],
    startCursor,
    readPage: (lastSeen, signal) => {
      const query = lastSeen === null ? {} : { lastSeen };
      return feedName === null
        ? caller.call('getNews', { query, signal })
        : caller.call('getNewsFeed', { params: { feedName }, query, signal });
    },
  });
}

export interface NewsItemParams {
  feedName: string;
  newId: string;
}

export function createNewsItemQuery(
  { caller, language }: RequestContext,
  { feedName, newId }: NewsItemParams,
) {
  return createPageQuery<NewsItem>({
    queryKey: ['news-item', feedName, newId, language],
    queryFn: ({ signal }) => caller.call('getNewsItem', { params: { feedName, newId }, query: {}, signal }),
  });
}

export const parseNewsParams = (search: URLSearchParams): NewsParams => ({
  feedName: search.get('feed') || null,
  lastSeen: search.get('lastSeen'),
});

export const parseNewsItemParams = ({
  feedName = '-',
  newId = '-',
}: Readonly<Record<string, string | undefined>>): NewsItemParams => ({ feedName, newId });
