// A page of titles that a profile has in its library, latest first. Places are an instant and a title: two that came in
// the same moment have an order too, so that nothing is given out twice or left out.
import { type Executor, prepared } from '../../../platform/database/index.ts';
import { instantText, isListed } from '../../titles/index.ts';

interface LibraryRow {
  content_id: number;
  public_id: string;
  key: string;
}

interface LibraryPageParams {
  realmId: number;
  profileId: number;
  now: Temporal.Instant;
  after: { key: string; publicId: string } | null;
  limit: number;
}

export type LibraryList = (executor: Executor, params: LibraryPageParams) => Promise<LibraryRow[]>;

/** `at` is the column of the table by which its index is sorted; `where` leaves rows out. */
export function createLibraryList(
  name: string,
  { table, at, where = 'true' }: { table: string; at: string; where?: string },
): LibraryList {
  const sql = (after: string) => `select c.id as content_id, c.public_id, ${instantText(`kept.${at}`)} as key
    from ${table} kept join content c on c.id = kept.content_id
    where kept.profile_id = $1 and kept.realm_id = $2 and ${where} and ${isListed('$3')} and ${after}
    order by kept.${at} desc, c.public_id desc limit $4`;
  const first = prepared<LibraryRow>(name, sql('true'));
  // The first half of the condition is what the index can begin at.
  const next = prepared<LibraryRow>(
    `${name}-next`,
    sql(`kept.${at} <= $5::timestamptz and (kept.${at}, c.public_id) < ($5::timestamptz, $6::text)`),
  );
  return (executor, { realmId, profileId, now, after, limit }) => {
    const parameters = [profileId, realmId, now, limit];
    return after ? next(executor, [...parameters, after.key, after.publicId]) : first(executor, parameters);
  };
}
