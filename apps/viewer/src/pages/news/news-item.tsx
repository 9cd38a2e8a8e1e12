import { Grid, GridItem, Skeleton } from '@matinee/ui';
import { useQuery } from '@tanstack/react-query';
import { NewsArticle } from '../../entities/news/news-article.tsx';
import { NewsCard } from '../../entities/news/news-card.tsx';
import { createNewsItemQuery, createNewsQuery, parseNewsItemParams } from '../../entities/news/news-query.ts';
import { useEnvironment } from '../../shared/environment/environment.ts';
import { isNotFound } from '../../shared/errors/call-errors.ts';
import { ErrorPage } from '../../shared/errors/error-panel.tsx';
import { NotFound } from '../../shared/errors/not-found.tsx';
import { useRouteParams } from '../../shared/navigation/route-match.ts';
import { usePagedList } from '../../shared/paging/use-paged-list.ts';
import { LoadingHeading } from '../../shared/ui/loading-heading.tsx';
import styles from '../../shared/ui/page-frame.module.css';
import { RichText } from '../../shared/ui/rich-text.tsx';

const maxOtherItems = 4;

/** A news item, and other items of its feed. */
export default function NewsItemPage() {
  const environment = useEnvironment();
  const { label, realm } = environment;
  const params = parseNewsItemParams(useRouteParams());
  const { data: item, error, refetch } = useQuery(createNewsItemQuery(environment, params));
  const list = usePagedList(createNewsQuery(environment, { feedName: params.feedName, lastSeen: null }));
  if (isNotFound(error)) return <NotFound />;
  if (!item && error) {
    return <ErrorPage title={label('pageFailedTitle')} error={error} onRetry={() => void refetch()} />;
  }
  if (!item) {
    return (
      <div className={styles.frame}>
        <LoadingHeading />
        <Skeleton width="min(100%, 1000px)" height="70svh" />
      </div>
    );
  }
  const otherItems = (list.pages?.[0]?.contentList ?? [])
    .filter(({ id }) => id !== item.id)
    .slice(0, maxOtherItems);
  const heading = label('newsMore', { feed: item.feedTitle });
  return (
    <div className={styles.frame}>
      <title>{`${item.title} · ${realm.name}`}</title>
      <NewsArticle item={item}>
        <RichText nodes={item.text} />
      </NewsArticle>
      {otherItems.length > 0 && (
        <>
          <h2>{heading}</h2>
          <Grid name={heading}>
            {otherItems.map((otherItem) => (
              <GridItem key={otherItem.id}>
                <NewsCard item={otherItem} loading="lazy" />
              </GridItem>
            ))}
          </Grid>
        </>
      )}
    </div>
  );
}
