// Reviews and ratings of titles.

export { selectRatingTotals } from './rating-totals.queries.ts';
export { saveReview } from './reviews.queries.ts';
export { createReviewHandlers } from './reviews.routes.ts';
