// Pieces of SQL that several queries of the catalogue share. `c` is a row of content throughout.

/** Published and inside its window at the instant of the parameter. */
export function isVisible(now: string, row = 'c'): string {
  return `${row}.published_at <= ${now}
    and (${row}.available_from is null or ${row}.available_from <= ${now})
    and (${row}.available_until is null or ${row}.available_until > ${now})`;
}

/** The premieres of a video that run or are to come. */
export function premieresOf(now: string): string {
  return `from live_event e join content held on held.id = e.content_id
    where e.premiere_id = c.id and held.published_at <= ${now} and e.ends_at > ${now}`;
}

/** A video that only its premiere holds back has a page already, which says when. */
export function isAnnounced(now: string): string {
  return `(c.published_at <= ${now} and exists (
    select 1 ${premieresOf(now)} and e.starts_at = c.available_from))`;
}

/** Visible, and a title of its own: a trailer belongs to what it is about, and stands in no list. */
export function isListed(now: string, row = 'c'): string {
  return `${row}.type <> 'TRAILER' and ${isVisible(now, row)}`;
}

/** False for what a border closes to the country of the parameter. */
export function isInRegion(country: string): string {
  return `(c.regions is null
    or (c.regions->>'mode' = 'allow' and c.regions->'countries' ? ${country}::text)
    or (c.regions->>'mode' = 'deny' and not (c.regions->'countries' ? ${country}::text)))`;
}

/** Texts in the first language of the parameter that has them, else in any. One row always. */
export function textsOf(contentId: string, languages: string): string {
  return `(select
      (array_agg(title order by place, language))[1] as title,
      (array_agg(tagline order by place, language) filter (where tagline <> ''))[1] as tagline,
      (array_agg(description order by place, language) filter (where description <> ''))[1] as description
    from (
      select *, coalesce(array_position(${languages}::text[], language), 1000) as place
      from content_text where content_id = ${contentId}
    ) ranked)`;
}

/** The title alone, for sorting and for seasons and series. */
export function titleOf(contentId: string, languages: string): string {
  return `(select title from content_text where content_id = ${contentId}
    order by coalesce(array_position(${languages}::text[], language), 1000), language limit 1)`;
}

/** An instant as a text that sorts and can be read back exactly. */
export function instantText(column: string): string {
  return `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`;
}

/** Joins the title `sorted.title` to a row `c`; most titles have one in the first language. */
export function withTitle(languages: string): string {
  return `left join content_text spoken on spoken.content_id = c.id and spoken.language = (${languages}::text[])[1]
    cross join lateral (select coalesce(spoken.title, ${titleOf('c.id', languages)}) as title) sorted`;
}
