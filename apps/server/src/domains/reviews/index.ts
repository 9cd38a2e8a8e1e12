// Reviews: what people say of titles.
import './reviews.tables.ts';

export { ratedTitles } from './ranking.queries.ts';
export { reviewHandlers } from './reviews.routes.ts';
