import { Grid, GridItem, Skeleton } from '@matinee/ui';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { useEnvironment } from '../../environment/environment.ts';
import { isGone } from '../../environment/is-gone.ts';
import { LoadingHeading } from '../../environment/loading-heading.tsx';
import { newsItemAskOf, newsItemQuery, newsQuery } from '../../features/news/api/news-query.ts';
import { NewsCard } from '../../features/news/components/news-card.tsx';
import { NewsView } from '../../features/news/components/news-view.tsx';
import { RichText } from '../../features/written/components/rich-text.tsx';
import { FailedPage } from '../../lists/failed-page.tsx';
import styles from '../../lists/page-frame.module.css';
import { usePaged } from '../../lists/use-paged.ts';
import { NotFound } from '../not-found/not-found.tsx';

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
