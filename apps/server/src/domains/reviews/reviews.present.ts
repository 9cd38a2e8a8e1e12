import type { Review, ReviewSummary } from '@matinee/contract';
import { reviewRatings } from '@matinee/rules';
import type { ReviewRow } from './reviews.queries.ts';

export function presentReview(row: ReviewRow): Review {
  return {
    id: row.public_id,
    rating: row.rating,
    text: row.text,
    author: row.author ?? '',
    createdAt: row.created_at,
    updatedAt: row.updated_at.toString(),
  };
}

export function presentSummary(rows: readonly { rating: number; count: number }[]): ReviewSummary {
  const byRating = new Map(rows.map(({ rating, count }) => [rating, count]));
  const ratings = reviewRatings.map((rating) => byRating.get(rating) ?? 0);
  const count = ratings.reduce((total, ratingCount) => total + ratingCount, 0);
  const sum = ratings.reduce((total, ratingCount, index) => total + ratingCount * (index + 1), 0);
  return { count, average: count === 0 ? null : sum / count, ratings };
}
