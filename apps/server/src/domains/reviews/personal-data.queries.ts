// SQL for the reviews that the export of an account contains.
import type { AccountExport } from '@matinee/contract';
import { definePreparedQuery } from '../../platform/database/index.ts';
import type { PersonalDataSource } from '../identity/index.ts';
import { buildExportedTitleSql, type ExportedTitleRow, presentExportedTitle } from '../titles/index.ts';

interface ExportedReviewRow extends ExportedTitleRow {
  profile_id: string;
  rating: number;
  text: string;
  created_at: Temporal.Instant;
  updated_at: Temporal.Instant;
}

const reviewsQuery = definePreparedQuery<ExportedReviewRow>(
  'reviews-export',
  `select p.public_id as profile_id, ${buildExportedTitleSql('$3')}, r.rating, r.text, r.created_at, r.updated_at
  from review r join profile p on p.id = r.profile_id join content c on c.id = r.content_id
  where r.realm_id = $1 and p.account_id = $2 order by r.id`,
);

export const reviewData: PersonalDataSource<AccountExport['reviews']> = {
  tables: ['review'],
  async select(executor, { realmId, accountId, language }) {
    const rows = await reviewsQuery(executor, [realmId, accountId, language]);
    return rows.map((row) => ({
      profileId: row.profile_id,
      title: presentExportedTitle(row),
      rating: row.rating,
      text: row.text,
      createdAt: row.created_at.toString(),
      updatedAt: row.updated_at.toString(),
    }));
  },
};
