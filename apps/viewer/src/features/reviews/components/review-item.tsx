import type { Review } from '@matinee/contract';
import { Button } from '@matinee/ui';
import { useEnvironment } from '../../../shared/environment/environment.ts';
import { formatFullDate } from '../../../shared/i18n/date-formats.ts';
import { isolateText } from '../../../shared/i18n/isolate-text.ts';
import { useSession } from '../../../shared/session/session.ts';
import { useReviewMutations } from '../state/use-review-mutations.ts';
import styles from './reviews.module.css';
import { Stars } from './stars.tsx';

/** One review. Administrators can delete it. */
export function ReviewItem({ review, contentId }: { review: Review; contentId: string }) {
  const { label } = useEnvironment();
  const { user } = useSession();
  const { remove } = useReviewMutations(contentId, () => {});
  return (
    <li>
      <article className={styles.review}>
        <ReviewText review={review} />
        {user?.rol === 'ADMIN' && (
          <div className={styles.moderation}>
            <Button
              variant="plain"
              isBusy={remove.isPending}
              aria-label={label('reviewRemoveOf', { name: isolateText(review.author) })}
              onClick={() => remove.mutate(review.id)}
            >
              {label('reviewRemove')}
            </Button>
          </div>
        )}
      </article>
    </li>
  );
}

/** Untrusted text stays within its box and has its own direction. */
export function ReviewText({ review }: { review: Review }) {
  const { label, language } = useEnvironment();
  const { rating, author, text, createdAt, updatedAt } = review;
  const isChanged = Date.parse(updatedAt) - Date.parse(createdAt) >= 1_000;
  return (
    <>
      <p className={styles.header}>
        <Stars rating={rating} />
        <bdi className={styles.author}>{author}</bdi>
        <time dateTime={createdAt}>{formatFullDate(language, createdAt)}</time>
        {isChanged && <span>{label('reviewEdited')}</span>}
      </p>
      {text && (
        <p className={styles.text} dir="auto">
          {text}
        </p>
      )}
    </>
  );
}
