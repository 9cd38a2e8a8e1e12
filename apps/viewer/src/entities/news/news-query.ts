import type { NewsItem, NewsList } from '@matinee/contract';
import { type PagedQuery, pagedQuery } from '../../shared/paging/paged-query.ts';
import { type Asking, pageQuery } from '../../shared/query/page-query.ts';

export interface NewsAsk {
  /** Name of a feed; null for all of them. */
  feed: string | null;
  lastSeen: string | null;
}

export function newsQuery(
  { caller, language }: Asking,
  { feed, lastSeen: start }: NewsAsk,
): PagedQuery<NewsList> {
  return pagedQuery<NewsList>({
    queryKey: ['news', feed, start, language],
    start,
    read: (lastSeen, signal) => {
      const query = lastSeen === null ? {} : { lastSeen };
      return feed === null
        ? caller.call('getNews', { query, signal })
        : caller.call('getNewsFeed', { params: { feedName: feed }, query, signal });
    },
  });
}

export interface NewsItemAsk {
  feedName: string;
  newId: string;
}

export function newsItemQuery({ caller, language }: Asking, { feedName, newId }: NewsItemAsk) {
  return pageQuery<NewsItem>({
    queryKey: ['news-item', feedName, newId, language],
    queryFn: ({ signal }) => caller.call('getNewsItem', { params: { feedName, newId }, query: {}, signal }),
  });
}

export const newsAskOf = (search: URLSearchParams): NewsAsk => ({
  feed: search.get('feed') || null,
  lastSeen: search.get('lastSeen'),
});

export const newsItemAskOf = ({
  feedName = '-',
  newId = '-',
}: Readonly<Record<string, string | undefined>>): NewsItemAsk => ({ feedName, newId });
