// Metadata of the news pages, with structured data of a news item: https://schema.org/NewsArticle.
import type { NewsItem, NewsList } from '@matinee/contract';
import type { RouteTarget } from '@matinee/rules';
import type { QueryClient } from '@tanstack/react-query';
import {
  createNewsItemQuery,
  createNewsQuery,
  parseNewsItemParams,
  parseNewsParams,
} from '../../entities/news/news-query.ts';
import type { Environment } from '../../shared/environment/environment.ts';
import type { PageArguments } from '../../shared/navigation/page.ts';
import type { Pages } from '../../shared/paging/paged-query.ts';
import type { PageMetadata } from './page-metadata.ts';
import { getImagePath } from './structured-data.ts';

interface MetadataParams {
  environment: Environment;
  queryClient: QueryClient;
  args: PageArguments;
}

/** The start cursor is not part of the canonical URL. */
export function readNewsMetadata({
  environment,
  queryClient,
  args,
}: MetadataParams): PageMetadata | undefined {
  const newsParams = parseNewsParams(args.search);
  const list = queryClient.getQueryData<Pages<NewsList>>(createNewsQuery(environment, newsParams).queryKey);
  const [firstPage] = list?.pages ?? [];
  if (!firstPage) return undefined;
  const feed = firstPage.feeds.find(({ feedName }) => feedName === newsParams.feedName);
  return {
    target: { route: 'NEWS', params: {}, ...(feed && { query: { feed: feed.feedName } }) },
    title: feed?.title ?? environment.label('newsTitle'),
    image: firstPage.contentList.find(({ thumbnail }) => thumbnail)?.thumbnail,
  };
}

export function readNewsItemMetadata({
  environment,
  queryClient,
  args,
}: MetadataParams): PageMetadata | undefined {
  const { queryKey } = createNewsItemQuery(environment, parseNewsItemParams(args.params));
  const item = queryClient.getQueryData<NewsItem>(queryKey);
  if (!item) return undefined;
  const { feedName, feedTitle, id, title, description, thumbnail, author } = item;
  const target: RouteTarget = { route: 'NEWS_ITEM', params: { feedName, newId: id } };
  const feedTarget: RouteTarget = { route: 'NEWS', params: {}, query: { feed: feedName } };
  const { paths, realm } = environment;
  return {
    target,
    title,
    description,
    image: thumbnail,
    kind: 'article',
    crumbs: [{ name: feedTitle, target: feedTarget }],
    buildLinkedData: (toAbsoluteUrl) => {
      const url = toAbsoluteUrl(paths.buildHref(target));
      return [
        {
          '@type': 'NewsArticle',
          '@id': `${url}#news`,
          url,
          headline: title,
          ...(description && { description }),
          ...(thumbnail && { image: [toAbsoluteUrl(getImagePath(thumbnail))] }),
          datePublished: item.publishedAt,
          dateModified: item.updatedAt,
          ...(author && { author: [{ '@type': 'Person', name: author }] }),
          publisher: { '@type': 'Organization', name: realm.name, url: toAbsoluteUrl('/') },
        },
      ];
    },
  };
}
