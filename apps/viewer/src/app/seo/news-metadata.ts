// Structured data of news: https://schema.org/NewsArticle.
import type { NewsItem, NewsList } from '@matinee/contract';
import type { RouteTarget } from '@matinee/rules';
import type { QueryClient } from '@tanstack/react-query';
import {
  newsItemQuery,
  newsQuery,
  parseNewsItemParams,
  parseNewsParams,
} from '../../entities/news/news-query.ts';
import type { Environment } from '../../shared/environment/environment.ts';
import type { PageArguments } from '../../shared/navigation/page.ts';
import type { Pages } from '../../shared/paging/paged-query.ts';
import type { PageMetadata } from './page-metadata.ts';
import { getImageUrl } from './structured-data.ts';

interface Asked {
  environment: Environment;
  queryClient: QueryClient;
  args: PageArguments;
}

/** The start cursor is not part of the canonical URL. */
export function readNewsMetadata({ environment, queryClient, args }: Asked): PageMetadata | undefined {
  const ask = parseNewsParams(args.search);
  const list = queryClient.getQueryData<Pages<NewsList>>(newsQuery(environment, ask).queryKey);
  const [first] = list?.pages ?? [];
  if (!first) return undefined;
  const feed = first.feeds.find(({ feedName }) => feedName === ask.feed);
  return {
    target: { route: 'NEWS', params: {}, ...(feed && { query: { feed: feed.feedName } }) },
    title: feed?.title ?? environment.label('newsTitle'),
    image: first.contentList.find(({ thumbnail }) => thumbnail)?.thumbnail,
  };
}

export function readNewsItemMetadata({ environment, queryClient, args }: Asked): PageMetadata | undefined {
  const { queryKey } = newsItemQuery(environment, parseNewsItemParams(args.params));
  const item = queryClient.getQueryData<NewsItem>(queryKey);
  if (!item) return undefined;
  const { feedName, feedTitle, id, title, description, thumbnail, author } = item;
  const target: RouteTarget = { route: 'NEWS_ITEM', params: { feedName, newId: id } };
  const feed: RouteTarget = { route: 'NEWS', params: {}, query: { feed: feedName } };
  const { paths, realm } = environment;
  return {
    target,
    title,
    description,
    image: thumbnail,
    kind: 'article',
    crumbs: [{ name: feedTitle, target: feed }],
    linkedData: (absolute) => {
      const address = absolute(paths.hrefFor(target));
      return [
        {
          '@type': 'NewsArticle',
          '@id': `${address}#news`,
          url: address,
          headline: title,
          ...(description && { description }),
          ...(thumbnail && { image: [absolute(getImageUrl(thumbnail))] }),
          datePublished: item.publishedAt,
          dateModified: item.updatedAt,
          ...(author && { author: [{ '@type': 'Person', name: author }] }),
          publisher: { '@type': 'Organization', name: realm.name, url: absolute('/') },
        },
      ];
    },
  };
}
