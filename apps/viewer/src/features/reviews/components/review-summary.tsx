// The average rating and the distribution of stars.
import type { ReviewSummary as Summary } from '@matinee/contract';
import { reviewRatings } from '@matinee/rules';
import { useEnvironment } from '../../../shared/environment/environment.ts';
import styles from './reviews.module.css';
import { Stars } from './stars.tsx';

export function ReviewSummary({ summary: { count, average, ratings } }: { summary: Summary }) {
  const { label, language } = useEnvironment();
  if (average === null) return null;
  const maxCount = Math.max(...ratings);
  const ratingFormat = new Intl.NumberFormat(language, {
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  });
  return (
    <div className={styles.summary}>
      <p className={styles.average}>
        <strong>{ratingFormat.format(average)}</strong>
        <span>
          <Stars rating={average} />
          <span className={styles.count}>{label('ratingsCount', { count })}</span>
        </span>
      </p>
      <ul className={styles.bars} aria-label={label('ratingsByStars')}>
        {reviewRatings.toReversed().map((stars) => {
          const ratingCount = ratings[stars - 1] ?? 0;
          return (
            <li key={stars} aria-label={label('ratingsOfStars', { stars, count: ratingCount })}>
              <span aria-hidden>{new Intl.NumberFormat(language).format(stars)}</span>
              <span className={styles.bar}>
                <span style={{ inlineSize: `${(100 * ratingCount) / maxCount}%` }} />
              </span>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
