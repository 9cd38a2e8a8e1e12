import { getImageLoading, MessagePanel } from '@matinee/ui';
import { useLocation } from 'react-router';
import { FeedLinks } from '../../entities/news/feed-links.tsx';
import { NewsCard } from '../../entities/news/news-card.tsx';
import { createNewsQuery, parseNewsParams } from '../../entities/news/news-query.ts';
import { TitleGridSkeleton } from '../../entities/title/list/title-grid.tsx';
import { useEnvironment } from '../../shared/environment/environment.ts';
import { NotFound } from '../../shared/errors/not-found.tsx';
import { CardGrid } from '../../shared/paging/card-grid.tsx';
import { ListStates } from '../../shared/paging/list-states.tsx';
import { removeDuplicates } from '../../shared/paging/paged-query.ts';
import { usePagedList } from '../../shared/paging/use-paged-list.ts';
import { PageFrame } from '../../shared/ui/page-frame.tsx';

/** The news of all feeds, or of one. */
export default function NewsPage() {
  const environment = useEnvironment();
  const { label, paths } = environment;
  const { search } = useLocation();
  const params = parseNewsParams(new URLSearchParams(search));
  const list = usePagedList(createNewsQuery(environment, params));
  const feeds = list.pages?.[0]?.feeds ?? [];
  const title = feeds.find(({ feedName }) => feedName === params.feedName)?.title ?? label('newsTitle');
  const getPageHref = (lastSeen?: string) =>
    paths.buildPath('NEWS', {}, { query: { feed: params.feedName, lastSeen } });
  // Item ids are unique per feed.
  const items = removeDuplicates(
    (list.pages ?? []).flatMap(({ contentList }) =>
      contentList.map((item) => ({ id: `${item.feedName}/${item.id}`, item })),
    ),
  );
  return (
    <ListStates list={list} notFound={<NotFound />}>
      <PageFrame title={title} firstPageHref={params.lastSeen === null ? undefined : getPageHref()}>
        <FeedLinks feeds={feeds} selectedFeedName={params.feedName} />
        {!list.pages && <TitleGridSkeleton name={title} />}
        {list.pages && items.length === 0 && (
          <MessagePanel icon="info" title={label('newsEmptyTitle')} text={label('newsEmptyText')} />
        )}
        {items.length > 0 && (
          <CardGrid name={title} items={items} list={list} getPageHref={getPageHref}>
            {({ item }, index) => (
              <NewsCard
                item={item}
                loading={getImageLoading(index)}
                hasFeedTitle={params.feedName === null && feeds.length > 1}
              />
            )}
          </CardGrid>
        )}
      </PageFrame>
    </ListStates>
  );
}
