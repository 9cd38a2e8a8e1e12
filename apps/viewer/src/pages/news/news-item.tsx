import { Grid, GridItem, Skeleton } from '@matinee/ui';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { NewsView } from '../../entities/news/news-article.tsx';
import { NewsCard } from '../../entities/news/news-card.tsx';
import { newsItemAskOf, newsItemQuery, newsQuery } from '../../entities/news/news-query.ts';
import { useEnvironment } from '../../shared/environment/environment.ts';
import { FailedPage } from '../../shared/errors/error-page.tsx';
import { isGone } from '../../shared/errors/is-not-found.ts';
import { NotFound } from '../../shared/errors/not-found.tsx';
import { usePaged } from '../../shared/paging/use-paged-list.ts';
import { LoadingHeading } from '../../shared/ui/loading-heading.tsx';
import styles from '../../shared/ui/page-frame.module.css';
import { RichText } from '../../shared/ui/rich-text.tsx';

const othersShown = 4;

/** An item of a feed, and what else is in that feed. */
export function NewsItemPage() {
  const environment = useEnvironment();
  const { label, realm } = environment;
  const ask = newsItemAskOf(useParams());
  const { data: item, error, refetch } = useQuery(newsItemQuery(environment, ask));
  const list = usePaged(newsQuery(environment, { feed: ask.feedName, lastSeen: null }));
  if (isGone(error)) return <NotFound />;
  if (!item && error) {
    return <FailedPage title={label('pageFailedTitle')} error={error} onRetry={() => void refetch()} />;
  }
  if (!item) {
    return (
      <div className={styles.frame}>
        <LoadingHeading />
        <Skeleton width="min(100%, 1000px)" height="70svh" />
      </div>
    );
  }
  const others = (list.pages?.[0]?.contentList ?? [])
    .filter(({ id }) => id !== item.id)
    .slice(0, othersShown);
  const heading = label('newsMore', { feed: item.feedTitle });
  return (
    <div className={styles.frame}>
      <title>{`${item.title} · ${realm.name}`}</title>
      <NewsView item={item}>
        <RichText nodes={item.text} />
      </NewsView>
      {others.length > 0 && (
        <>
          <h2>{heading}</h2>
          <Grid name={heading}>
            {others.map((other) => (
              <GridItem key={other.id}>
                <NewsCard item={other} loading="lazy" />
              </GridItem>
            ))}
          </Grid>
        </>
      )}
    </div>
  );
}
