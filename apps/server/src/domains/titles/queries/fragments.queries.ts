// SQL fragments that several queries share. `c` is always a row of `content`.
import { buildRowFilterSql } from '../../../platform/database/index.ts';

/** Where the queries of a child profile leave out titles above its age limit. `row` is a row of `content`. */
export function buildAgeLimitSql(row = 'c'): string {
  return buildRowFilterSql(`${row}.age_rating`);
}

/** As `buildAgeLimitSql`, for queries without a row of `content`. */
export function buildAgeLimitByIdSql(contentId: string): string {
  return buildRowFilterSql(`(select c.age_rating from content c where c.id = ${contentId})`);
}

/**
 * True when the title is published, inside its availability window, and within the age limit of the profile. `now` is a
 * query parameter.
 */
export function buildVisibleSql(now: string, row = 'c'): string {
  return `${row}.published_at <= ${now}
    and (${row}.available_from is null or ${row}.available_from <= ${now})
    and (${row}.available_until is null or ${row}.available_until > ${now})${buildAgeLimitSql(row)}`;
}

/** The current and upcoming premieres of the video `c`. */
export function buildPremieresSql(now: string): string {
  return `from live_event e join content event on event.id = e.content_id
    where e.premiere_id = c.id and event.published_at <= ${now} and e.ends_at > ${now}${buildAgeLimitSql('event')}`;
}

/** True when only a premiere delays the video: its page is available already and shows the date. */
export function buildAnnouncedSql(now: string): string {
  return `(c.published_at <= ${now} and exists (
    select 1 ${buildPremieresSql(now)} and e.starts_at = c.available_from)${buildAgeLimitSql()})`;
}

/** True for visible titles that lists may contain. A trailer belongs to its parent title and is in no list. */
export function buildListedSql(now: string, row = 'c'): string {
  return `${row}.type <> 'TRAILER' and ${buildVisibleSql(now, row)}`;
}

/** True when the region rule of the title allows the country. */
export function buildInRegionSql(country: string): string {
  return `(c.regions is null
    or (c.regions->>'mode' = 'allow' and c.regions->'countries' ? ${country}::text)
    or (c.regions->>'mode' = 'deny' and not (c.regions->'countries' ? ${country}::text)))`;
}

/** The texts of a title, each in the first of the languages that has it, else in any language. Always one row. */
export function buildTextsSql(contentId: string, languages: string): string {
  return `(select
      (array_agg(title order by preference, language))[1] as title,
      (array_agg(tagline order by preference, language) filter (where tagline <> ''))[1] as tagline,
      (array_agg(description order by preference, language) filter (where description <> ''))[1] as description
    from (
      select *, coalesce(array_position(${languages}::text[], language), 1000) as preference
      from content_text where content_id = ${contentId}
    ) ranked)`;
}

/** The title alone, for sorting and for the names of seasons and series. */
export function buildTitleSql(contentId: string, languages: string): string {
  return `(select title from content_text where content_id = ${contentId}
    order by coalesce(array_position(${languages}::text[], language), 1000), language limit 1)`;
}

/** An instant as text that sorts correctly and converts back without loss. */
export function buildInstantSql(column: string): string {
  return `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`;
}

/**
 * Joins the title of a row `c` as `sorted.title`. The join is the fast path: most titles have a text in the
 * first language.
 */
export function buildTitleJoinSql(languages: string): string {
  return `left join content_text preferred on preferred.content_id = c.id
      and preferred.language = (${languages}::text[])[1]
    cross join lateral (select coalesce(preferred.title, ${buildTitleSql('c.id', languages)}) as title) sorted`;
}
