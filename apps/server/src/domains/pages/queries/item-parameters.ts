/** For whom titles are listed, and how many. */
export interface ItemParams {
  realmId: number;
  now: Temporal.Instant;
  languages: readonly string[];
  country: string | null;
  hideClosedByBorders: boolean;
  limit: number;
}

/**
 * The parameters that queries for titles begin with: $1 languages, $2 realm, $3 now, $4 country, $5 whether to leave out
 * what a border closes.
 */
export function itemParameters({
  languages,
  realmId,
  now,
  country,
  hideClosedByBorders,
}: ItemParams): unknown[] {
  return [languages, realmId, now, country, hideClosedByBorders];
}
