// Reviews and ratings of titles.

export { selectRatingTotals } from './rating-totals.queries.ts';
export { saveReview } from './reviews.queries.ts';
export { reviewHandlers } from './reviews.routes.ts';
