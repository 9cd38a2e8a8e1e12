// The reviews of a title: the summary, the viewer's review, and the reviews of other profiles.
import type { Card } from '@matinee/contract';
import { selectVisibleActions } from '@matinee/rules';
import { Skeleton } from '@matinee/ui';
import { useId } from 'react';
import { useEnvironment } from '../../../shared/environment/environment.ts';
import { ErrorPanel } from '../../../shared/errors/error-panel.tsx';
import { FirstPageLink } from '../../../shared/paging/first-page-link.tsx';
import { NextPageLink } from '../../../shared/paging/next-page-link.tsx';
import { removeDuplicates } from '../../../shared/paging/paged-query.ts';
import { usePagedList } from '../../../shared/paging/use-paged-list.ts';
import { useSession } from '../../../shared/session/session.ts';
import { SignInLink } from '../../../shared/session/sign-in-link.tsx';
import { createReviewsQuery } from '../api/reviews-query.ts';
import { MyReview } from './my-review.tsx';
import { ReviewItem } from './review-item.tsx';
import { ReviewSummary } from './review-summary.tsx';
import styles from './reviews.module.css';

export interface ReviewsProps {
  title: Card;
  /** The cursor in the URL where the reviews start. */
  startCursor: string | null;
  getPageHref: (lastSeen: string) => string;
}

export function Reviews({ title, startCursor, getPageHref }: ReviewsProps) {
  const environment = useEnvironment();
  const { label, realm } = environment;
  const { user, isGuest } = useSession();
  const headingId = useId();
  const list = usePagedList(createReviewsQuery(environment, title.id, startCursor));
  const visibilityContext = { isGuest, features: realm.features, title, profileKind: user?.pro.tp };
  const actions = selectVisibleActions(['reviewFormSubmit', 'signIn'], visibilityContext);
  const firstPage = list.pages?.[0];
  const reviews = removeDuplicates((list.pages ?? []).flatMap((page) => page.reviews));
  return (
    <section className={styles.reviews} aria-labelledby={headingId}>
      <h2 id={headingId} className={styles.heading}>
        {label('reviews')}
      </h2>
      {list.error ? (
        <ErrorPanel title={label('reviewsFailed')} error={list.error} onRetry={list.retry} />
      ) : firstPage ? (
        <>
          <div className={styles.sideColumn}>
            <ReviewSummary summary={firstPage.summary} />
            {actions.includes('reviewFormSubmit') && <MyReview title={title} review={firstPage.myReview} />}
            {actions.includes('signIn') && (
              <div className={styles.signInPrompt}>
                <p>{label('reviewSignIn')}</p>
                <div>
                  <SignInLink variant="quiet" />
                </div>
              </div>
            )}
          </div>
          <div className={styles.otherReviews}>
            <FirstPageLink href={startCursor === null ? undefined : getPageHref('')} />
            {reviews.length === 0 && user?.pro.tp !== 'child' && (
              <p className={styles.emptyText}>
                {label(firstPage.myReview ? 'reviewsNoOthers' : 'reviewsNone')}
              </p>
            )}
            {reviews.length > 0 && (
              <ul className={styles.list} aria-label={label('reviewsOfOthers')}>
                {reviews.map((review) => (
                  <ReviewItem key={review.id} review={review} contentId={title.id} />
                ))}
              </ul>
            )}
            <NextPageLink list={list} getPageHref={getPageHref} />
          </div>
        </>
      ) : (
        <div className={styles.sideColumn} aria-hidden>
          <Skeleton width="min(100%, 24rem)" height="9rem" />
        </div>
      )}
    </section>
  );
}
