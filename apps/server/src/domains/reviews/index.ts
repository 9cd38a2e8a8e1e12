// Reviews and ratings of titles.

export { ratedTitles } from './ranking.queries.ts';
export { saveReview } from './reviews.queries.ts';
export { reviewHandlers } from './reviews.routes.ts';
