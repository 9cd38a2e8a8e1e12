import { reviewRatings } from '@matinee/rules';
import { DeferredIcon } from '@matinee/ui';
import { useEnvironment } from '../../../shared/environment/environment.ts';
import styles from './reviews.module.css';

/** A rating as stars, with a text for screen readers. */
export function Stars({ rating }: { rating: number }) {
  const { label, language } = useEnvironment();
  const formattedRating = new Intl.NumberFormat(language, { maximumFractionDigits: 1 }).format(rating);
  return (
    <span className={styles.stars} role="img" aria-label={label('ratingOfFive', { rating: formattedRating })}>
      {reviewRatings.map((star) => (
        <span key={star} data-filled={star <= Math.round(rating)}>
          <DeferredIcon name="star" isFilled={star <= Math.round(rating)} />
        </span>
      ))}
    </span>
  );
}
