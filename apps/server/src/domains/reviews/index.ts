// Reviews and ratings of titles.

export { reviewData } from './personal-data.queries.ts';
export { selectRatingTotals } from './rating-totals.queries.ts';
export { saveReview } from './reviews.queries.ts';
export { createReviewHandlers } from './reviews.routes.ts';
