// What is watched and kept most in a realm. An episode counts for its series.
import { type Executor, prepared } from '../../../platform/database/index.ts';

export interface Counted {
  contentId: number;
  people: number;
}

const ranked = (table: string, where: string) => `
  select coalesce(s.series_id, t.content_id) as "contentId", count(distinct t.profile_id)::int as people
  from ${table} t
    left join video v on v.content_id = t.content_id
    left join season s on s.content_id = v.season_id
  where t.realm_id = $1 and ${where}
  group by 1 order by 2 desc, 1 desc limit $2`;

const watched = prepared<Counted>('library-most-watched', ranked('progress', 't.updated_at > $3'));
const kept = prepared<Counted>('library-most-kept', ranked('favourite', 'true'));

export function selectMostWatched(
  executor: Executor,
  { realmId, limit, since }: { realmId: number; limit: number; since: Temporal.Instant },
): Promise<Counted[]> {
  return watched(executor, [realmId, limit, since]);
}

export function selectMostFavourited(
  executor: Executor,
  { realmId, limit }: { realmId: number; limit: number },
): Promise<Counted[]> {
  return kept(executor, [realmId, limit]);
}
