// Selects the data of cards, for any number of titles, in one query.
import type { ArtworkKind } from '@matinee/contract';
import { definePreparedQuery, type Executor } from '../../../platform/database/index.ts';
import type { CardEvent } from '../present/event.present.ts';
import { buildAgeLimitSql, buildTextsSql, buildTitleSql, buildVisibleSql } from './fragments.queries.ts';

export interface ArtworkRow {
  id: string;
  width: number;
  height: number;
  placeholder: string;
  /** Focal point that must not be cropped or covered, 0 to 1. */
  focalX?: number;
  focalY?: number;
}

export interface CardRow {
  id: number;
  public_id: string;
  type: string;
  access: unknown;
  available_from: Temporal.Instant | null;
  available_until: Temporal.Instant | null;
  regions: unknown;
  rating: number | null;
  /** The highest rating of the title and the titles it belongs to, such as its series; 0 for all ages. */
  age_rating: number;
  year: number | null;
  title: string | null;
  tagline: string | null;
  description: string | null;
  duration_ms: number | null;
  episode_number: number | null;
  season_number: number | null;
  season_title: string | null;
  season_public_id: string | null;
  series_public_id: string | null;
  /** Title of the series of an episode; null for other types. */
  episode_series_title: string | null;
  genre_ids: number[] | null;
  artwork: Partial<Record<ArtworkKind, ArtworkRow>> | null;
  event: CardEvent | null;
  /** Key of the target section of a section link; null for other types. */
  section_key: string | null;
  channel: { eventPublicId: string | null; eventStartsAt: string | null; logoPublicId: string | null } | null;
}

const eventColumn = `case when c.type = 'LIVE_EVENT' then (
    select json_build_object('startsAt', e.starts_at, 'endsAt', e.ends_at, 'premiereVideoPublicId', premiere.public_id)
    from live_event e
    left join content premiere on premiere.id = e.premiere_id and premiere.published_at is not null${buildAgeLimitSql('premiere')}
    where e.content_id = c.id) end as event`;

const channelColumn = `case when c.type = 'EPG' then (
    select json_build_object('eventPublicId', event.public_id, 'eventStartsAt', e.starts_at,
      'logoPublicId', (select a.public_id from artwork a where a.content_id = c.id and a.kind = 'logo'))
    from channel ch
    left join content event on event.id = ch.event_id and ${buildVisibleSql('$3', 'event')}
    left join live_event e on e.content_id = event.id
    where ch.content_id = c.id) end as channel`;

/** Parameters: $1 languages, $3 now. The argument is a condition on the artwork row `a`. */
export function buildCardColumnsSql(artworkConditionSql: string): string {
  return `c.id, c.public_id, c.type, c.access, c.available_from, c.available_until, c.regions,
    c.rating, c.age_rating, c.year, t.title, t.tagline, t.description, v.duration_ms, v.episode_number,
    s.number as season_number,
    case when s.content_id is null then null else ${buildTitleSql('s.content_id', '$1')} end as season_title,
    case when v.season_id is null then null else season_content.public_id end as season_public_id,
    series_content.public_id as series_public_id,
    case when v.season_id is null then null else ${buildTitleSql('series_content.id', '$1')} end as episode_series_title,
    (select array_agg(g.genre_id order by g.position) from content_genre g where g.content_id = c.id)
      as genre_ids,
    (select json_object_agg(a.kind, json_build_object('id', a.public_id, 'width', a.width,
        'height', a.height, 'placeholder', a.placeholder, 'focalX', a.focal_x, 'focalY', a.focal_y))
      from artwork a where a.content_id = c.id and ${artworkConditionSql}) as artwork,
    ${eventColumn}, ${channelColumn},
    case when c.type = 'SECTION_LINK' then (
      select link.section_key from section_link link where link.content_id = c.id) end as section_key`;
}

/** `s` is the season of an episode, or the title itself when it is a season. */
export const cardTablesSql = `content c
  left join video v on v.content_id = c.id
  left join season s on s.content_id = coalesce(v.season_id, case when c.type = 'SEASON' then c.id end)
  left join content season_content on season_content.id = s.content_id
  left join content series_content on series_content.id = s.series_id
  cross join lateral ${buildTextsSql('c.id', '$1')} t`;

const cardsQuery = definePreparedQuery<CardRow>(
  'titles-cards',
  `select ${buildCardColumnsSql(`(a.kind in ('thumbnail', 'poster') or c.id = any($5::bigint[]))`)}
  from ${cardTablesSql}
  where c.id = any($4::bigint[]) and c.realm_id = $2 and ${buildVisibleSql('$3')}`,
);

export interface CardParams {
  realmId: number;
  now: Temporal.Instant;
  languages: readonly string[];
  ids: readonly number[];
  /** Ids of the titles that need every kind of artwork. */
  idsWithAllArtwork?: readonly number[];
}

export async function selectCards(executor: Executor, params: CardParams): Promise<Map<number, CardRow>> {
  const { realmId, now, languages, ids, idsWithAllArtwork = [] } = params;
  if (ids.length === 0) return new Map();
  const rows = await cardsQuery(executor, [languages, realmId, now, ids, idsWithAllArtwork]);
  return new Map(rows.map((row) => [row.id, row]));
}
