// Number and sum of the ratings of each title of a realm. Ratings of episodes count for their series.
import { definePreparedQuery, type Executor } from '../../platform/database/index.ts';

export interface RatingTotals {
  contentId: number;
  count: number;
  sum: number;
}

const ratingTotalsQuery = definePreparedQuery<RatingTotals>(
  'reviews-rating-totals',
  `select coalesce(s.series_id, r.content_id) as "contentId", count(*)::int as count, sum(r.rating)::int as sum
  from review r
    left join video v on v.content_id = r.content_id
    left join season s on s.content_id = v.season_id
  where r.realm_id = $1 group by 1`,
);

export function selectRatingTotals(executor: Executor, realmId: number): Promise<RatingTotals[]> {
  return ratingTotalsQuery(executor, [realmId]);
}
