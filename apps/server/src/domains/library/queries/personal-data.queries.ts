// SQL for the favourites and the history that the export of an account contains. Removed entries are not in it: they are
// deleted a few minutes later.
import type { AccountExport } from '@matinee/contract';
import { definePreparedQuery } from '../../../platform/database/index.ts';
import type { PersonalDataSource } from '../../identity/index.ts';
import { buildExportedTitleSql, type ExportedTitleRow, presentExportedTitle } from '../../titles/index.ts';

interface FavouriteRow extends ExportedTitleRow {
  profile_id: string;
  added_at: Temporal.Instant;
}

interface ProgressRow extends ExportedTitleRow {
  profile_id: string;
  position_ms: number;
  duration_ms: number;
  finished: boolean;
  updated_at: Temporal.Instant;
}

/** Parameters: $1 realm, $2 account, $3 language. */
const buildQuery = (table: string, columns: string, timeColumn: string) =>
  `select p.public_id as profile_id, ${buildExportedTitleSql('$3')}, ${columns}
  from ${table} e join profile p on p.id = e.profile_id join content c on c.id = e.content_id
  where e.realm_id = $1 and p.account_id = $2 order by ${timeColumn} desc`;

const favouritesQuery = definePreparedQuery<FavouriteRow>(
  'library-export-favourites',
  buildQuery('favourite', 'e.added_at', 'e.added_at'),
);
const progressQuery = definePreparedQuery<ProgressRow>(
  'library-export-progress',
  buildQuery('progress', 'e.position_ms, e.duration_ms, e.finished, e.updated_at', 'e.updated_at'),
);

export const libraryData: PersonalDataSource<AccountExport['library']> = {
  tables: ['favourite', 'progress', 'removed_favourite', 'removed_progress'],
  async select(executor, { realmId, accountId, language }) {
    const favourites = await favouritesQuery(executor, [realmId, accountId, language]);
    const progress = await progressQuery(executor, [realmId, accountId, language]);
    return {
      favourites: favourites.map((row) => ({
        profileId: row.profile_id,
        title: presentExportedTitle(row),
        addedAt: row.added_at.toString(),
      })),
      progress: progress.map((row) => ({
        profileId: row.profile_id,
        title: presentExportedTitle(row),
        position: row.position_ms / 1000,
        duration: row.duration_ms / 1000,
        isFinished: row.finished,
        updatedAt: row.updated_at.toString(),
      })),
    };
  },
};
