// The most watched and most favourited titles of a realm. An episode counts for its series.
import { definePreparedQuery, type Executor } from '../../../platform/database/index.ts';

export interface TitleCount {
  contentId: number;
  profileCount: number;
}

const buildRankingSql = (table: string, condition: string) => `
  select coalesce(s.series_id, t.content_id) as "contentId", count(distinct t.profile_id)::int as "profileCount"
  from ${table} t
    left join video v on v.content_id = t.content_id
    left join season s on s.content_id = v.season_id
  where t.realm_id = $1 and ${condition}
  group by 1 order by 2 desc, 1 desc limit $2`;

const mostWatchedQuery = definePreparedQuery<TitleCount>(
  'library-most-watched',
  buildRankingSql('progress', 't.updated_at > now() - make_interval(days => $3)'),
);
const mostFavouritedQuery = definePreparedQuery<TitleCount>(
  'library-most-favourited',
  buildRankingSql('favourite', 'true'),
);

export function selectMostWatched(
  executor: Executor,
  { realmId, limit, days }: { realmId: number; limit: number; days: number },
): Promise<TitleCount[]> {
  return mostWatchedQuery(executor, [realmId, limit, days]);
}

export function selectMostFavourited(
  executor: Executor,
  { realmId, limit }: { realmId: number; limit: number },
): Promise<TitleCount[]> {
  return mostFavouritedQuery(executor, [realmId, limit]);
}
