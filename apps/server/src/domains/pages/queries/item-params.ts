/** The viewer for whom titles are listed, and the number of titles. */
export interface ItemParams {
  realmId: number;
  now: Temporal.Instant;
  languages: readonly string[];
  country: string | null;
  omitGeoblocked: boolean;
  limit: number;
}

/**
 * The first parameters of queries for titles: $1 languages, $2 realm, $3 now, $4 country, $5 whether to omit
 * geoblocked titles.
 */
export function toCommonSqlParameters({
  languages,
  realmId,
  now,
  country,
  omitGeoblocked,
}: ItemParams): unknown[] {
  return [languages, realmId, now, country, omitGeoblocked];
}
