// The episodes before and after one of a series.
import { type Executor, prepared } from '../../../platform/database/index.ts';
import { isVisible } from './fragments.queries.ts';
import { episodePosition } from './series.queries.ts';

interface Keyed {
  content_id: number;
}

export type Side = 'before' | 'after';

export interface SideParams {
  realmId: number;
  now: Temporal.Instant;
  limit: number;
}

const inSeries = {
  before: prepared<Keyed>('catalogue-episodes-before', sideOfEpisode('<', 'desc')),
  after: prepared<Keyed>('catalogue-episodes-after', sideOfEpisode('>', 'asc')),
};

function sideOfEpisode(comparison: '<' | '>', direction: 'asc' | 'desc'): string {
  return `select c.id as content_id
  from video here
  join season at_season on at_season.content_id = here.season_id
  join content itself on itself.id = here.content_id
  join season s on s.series_id = at_season.series_id
  join content seasons on seasons.id = s.content_id
  join video v on v.season_id = s.content_id
  join content c on c.id = v.content_id
  where here.content_id = $3 and c.realm_id = $2 and ${isVisible('$1')} and ${isVisible('$1', 'seasons')}
    and (s.number, ${episodePosition()}, c.public_id)
      ${comparison} (at_season.number, ${episodePosition('here')}, itself.public_id)
  order by s.number ${direction}, ${episodePosition()} ${direction}, c.public_id ${direction} limit $4`;
}

/** Keys of the episodes beside one in the order of watching, across seasons, the nearest first. */
export async function selectAdjacentEpisodes(
  executor: Executor,
  side: Side,
  { now, realmId, contentId, limit }: SideParams & { contentId: number },
): Promise<number[]> {
  return keysOf(await inSeries[side](executor, [now, realmId, contentId, limit]));
}

function keysOf(rows: readonly Keyed[]): number[] {
  return rows.map(({ content_id }) => content_id);
}
