import type { Review } from '@matinee/contract';
import { Button } from '@matinee/ui';
import { useEnvironment } from '../../../shared/environment/environment.ts';
import { formatFullDate } from '../../../shared/i18n/full-date.ts';
import { useSession } from '../../../shared/session/session.ts';
import { useReview } from '../state/use-review.ts';
import styles from './reviews.module.css';
import { Stars } from './stars.tsx';

/** What somebody says. Administrators can take it down. */
export function ReviewItem({ review, contentId }: { review: Review; contentId: string }) {
  const { label } = useEnvironment();
  const { user } = useSession();
  const { remove } = useReview(contentId, () => {});
  return (
    <li>
      <article className={styles.review}>
        <ReviewText review={review} />
        {user?.rol === 'ADMIN' && (
          <div>
            <Button
              look="plain"
              busy={remove.isPending}
              aria-label={label('reviewTakeDownOf', { name: review.author })}
              onClick={() => remove.mutate(review.id)}
            >
              {label('reviewTakeDown')}
            </Button>
          </div>
        )}
      </article>
    </li>
  );
}

/** The words of strangers: whatever is in them, they stay within their box and in their own direction. */
export function ReviewText({ review }: { review: Review }) {
  const { label, language } = useEnvironment();
  const { rating, author, text, createdAt, updatedAt } = review;
  const isChanged = Date.parse(updatedAt) - Date.parse(createdAt) >= 1_000;
  return (
    <>
      <p className={styles.head}>
        <Stars rating={rating} />
        <bdi className={styles.author}>{author}</bdi>
        <time dateTime={createdAt}>{formatFullDate(language, createdAt)}</time>
        {isChanged && <span>{label('reviewChanged')}</span>}
      </p>
      {text && (
        <p className={styles.words} dir="auto">
          {text}
        </p>
      )}
    </>
  );
}
