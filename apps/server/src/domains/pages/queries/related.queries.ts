// Related titles share tags, people or genres. Episodes and seasons also use the tags, people and
// genres of their series, playlists those of their first titles, live events those of their premiere and recording.
import { definePreparedQuery, type Executor } from '../../../platform/database/index.ts';
import { buildAnnouncedSql, buildInRegionSql, buildVisibleSql } from '../../titles/index.ts';

export interface RelatedParams {
  realmId: number;
  publicId: string;
  now: Temporal.Instant;
  country: string | null;
  limit: number;
}

/** Only whole titles are related, not seasons or episodes. */
const relatedTypesSql = "('VIDEO'), ('SERIES'), ('PLAYLIST')";

/**
 * Maximum number of candidates per tag or genre and type: the newest titles. For a person the limit applies to all types
 * together, and PostgreSQL reads all credits with the name to find the newest.
 */
const maxCandidates = 20;
const limits = { facets: 12, names: 8, items: 10 };
const points = { ownSeries: 1_000, tag: 3, person: 3, genre: 1 };

/** One row without a title when nothing is related; no row when the title is neither visible nor announced. */
const relatedTitlesQuery = definePreparedQuery<{ content_id: number | null }>(
  'pages-related',
  `with subject as (
    select c.id, c.type, coalesce(of_episode.series_id, of_season.series_id) as series_id
    from content c
    left join video v on v.content_id = c.id
    left join season of_episode on of_episode.content_id = v.season_id
    left join season of_season on of_season.content_id = c.id
    where c.realm_id = $1 and c.public_id = $2 and c.type <> 'TRAILER'
      and (${buildVisibleSql('$3')} or ${buildAnnouncedSql('$3')})
  ), films as (
    select unnest(array[e.premiere_id, e.vod_id]) as id from subject join live_event e on e.content_id = subject.id
  ), seed_titles as (
    select id from subject
    union select id from films
    union select series_id from subject where series_id is not null
    union (select i.content_id from subject join playlist_item i on i.playlist_id = subject.id
      order by i.position limit ${limits.items})
  ), facets as (
    select l.facet from seed_titles join content_listing l on l.content_id = seed_titles.id
    where l.facet <> '' group by l.facet order by count(*) desc, l.facet limit ${limits.facets}
  ), names as (
    select p.name from seed_titles join content_person p on p.content_id = seed_titles.id
    group by p.name order by count(*) desc, min(p.position), p.name limit ${limits.names}
  ), candidate_points as (
    select candidate.content_id, case when facet like 'tag:%' then ${points.tag} else ${points.genre} end as points
    from facets, (values ${relatedTypesSql}) allowed(type), lateral (
      select l.content_id from content_listing l join content c on c.id = l.content_id
      where l.realm_id = $1 and l.facet = facets.facet and l.type = allowed.type
        and l.published_at <= $3 and ${buildVisibleSql('$3')}
      order by l.published_at desc, l.public_id desc limit ${maxCandidates}
    ) candidate
    union all
    select candidate.content_id, ${points.person} from names, lateral (
      select c.id as content_id from content_person p join content c on c.id = p.content_id
      where p.name = names.name and c.realm_id = $1 and c.type in (values ${relatedTypesSql}) and ${buildVisibleSql('$3')}
      group by c.id order by c.published_at desc limit ${maxCandidates}
    ) candidate
    union all
    select series_id, ${points.ownSeries} from subject where type = 'SEASON_VIDEO'
  ), ranked as (
    select c.id, sum(p.points) as points, c.published_at, c.public_id
    from subject, candidate_points p join content c on c.id = p.content_id
    where ${buildVisibleSql('$3')} and ${buildInRegionSql('$4')} and c.id <> subject.id
      and not (subject.type = 'SEASON' and c.id = subject.series_id)
      and not exists (select from films where films.id = c.id)
      and not exists (select from playlist_item i where i.playlist_id = subject.id and i.content_id = c.id)
    group by c.id order by 2 desc, 3 desc, 4 limit $5
  )
  select ranked.id as content_id from subject left join ranked on true
  order by ranked.points desc, ranked.published_at desc, ranked.public_id`,
);

/** Selects database ids, best match first. Undefined when the title is neither visible nor announced. */
export async function selectRelated(
  executor: Executor,
  { realmId, publicId, now, country, limit }: RelatedParams,
): Promise<number[] | undefined> {
  const rows = await relatedTitlesQuery(executor, [realmId, publicId, now, country, limit]);
  if (rows.length === 0) return undefined;
  return rows.flatMap(({ content_id }) => content_id ?? []);
}
