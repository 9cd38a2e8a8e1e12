// One page of a profile's library list, latest first. The cursor is a time and a title id, so that titles
// added at the same instant have an order too.
import { definePreparedQuery, type Executor } from '../../../platform/database/index.ts';
import { buildInstantSql, buildListedSql } from '../../titles/index.ts';

interface LibraryRow {
  content_id: number;
  public_id: string;
  /** The time of the entry as text, for cursors. */
  key: string;
}

interface LibraryPageParams {
  realmId: number;
  profileId: number;
  now: Temporal.Instant;
  after: { key: string; publicId: string } | null;
  limit: number;
}

export type SelectLibraryPage = (executor: Executor, params: LibraryPageParams) => Promise<LibraryRow[]>;

/** `timeColumn` is the column that the index of the table is sorted by; `filter` is an SQL condition on `entry`. */
export function createLibraryPageQuery(
  name: string,
  { table, timeColumn, filter = 'true' }: { table: string; timeColumn: string; filter?: string },
): SelectLibraryPage {
  const buildSql = (
    cursorCondition: string,
  ) => `select c.id as content_id, c.public_id, ${buildInstantSql(`entry.${timeColumn}`)} as key
    from ${table} entry join content c on c.id = entry.content_id
    where entry.profile_id = $1 and entry.realm_id = $2 and ${filter} and ${buildListedSql('$3')} and ${cursorCondition}
    order by entry.${timeColumn} desc, c.public_id desc limit $4`;
  const firstPageQuery = definePreparedQuery<LibraryRow>(name, buildSql('true'));
  // The first comparison lets PostgreSQL start its index scan at the cursor.
  const nextPageQuery = definePreparedQuery<LibraryRow>(
    `${name}-next`,
    buildSql(
      `entry.${timeColumn} <= $5::timestamptz and (entry.${timeColumn}, c.public_id) < ($5::timestamptz, $6::text)`,
    ),
  );
  return (executor, { realmId, profileId, now, after, limit }) => {
    const values = [profileId, realmId, now, limit];
    return after
      ? nextPageQuery(executor, [...values, after.key, after.publicId])
      : firstPageQuery(executor, values);
  };
}
