// SQL for reviews. Profile, title and review belong to the same realm.

import { z } from 'zod';
import { definePreparedQuery, type Executor } from '../../platform/database/index.ts';
import { defineCursor } from '../../platform/paging/index.ts';
import { buildInstantSql } from '../titles/index.ts';
import { tables } from './reviews.tables.ts';

export interface ReviewRow {
  id: number;
  public_id: string;
  rating: number;
  text: string;
  author: string | null;
  /** As text, because the cursor needs full precision. */
  created_at: string;
  updated_at: Temporal.Instant;
}

const reviewColumns = `r.id, r.public_id, r.rating, r.text, coalesce(p.name, a.name) as author,
  ${buildInstantSql('r.created_at')} as created_at, r.updated_at`;
const reviewTablesSql = `review r join profile p on p.id = r.profile_id left join account a on a.id = p.account_id`;

const reviewCursorKeySchema = z.object({ createdAt: z.string(), id: z.number() });
type ReviewCursorKey = z.infer<typeof reviewCursorKeySchema>;
export const reviewCursor = defineCursor('reviews by time', reviewCursorKeySchema);

/** Parameters: $1 title, $2 excluded profile, $3 and $4 cursor, $5 limit, $6 realm. */
const reviewsPageQuery = definePreparedQuery<ReviewRow>(
  'reviews-of-title',
  `select ${reviewColumns} from ${reviewTablesSql}
  where r.content_id = $1 and r.realm_id = $6 and ($2::bigint is null or r.profile_id <> $2)
    and ($3::timestamptz is null or (r.created_at, r.id) < ($3::timestamptz, $4::bigint))
  order by r.created_at desc, r.id desc limit $5`,
);

export interface ReviewsParams {
  realmId: number;
  contentId: number;
  excludedProfileId: number | null;
  after: ReviewCursorKey | null;
  limit: number;
}

export function selectReviews(executor: Executor, params: ReviewsParams): Promise<ReviewRow[]> {
  const { realmId, contentId, excludedProfileId, after, limit } = params;
  return reviewsPageQuery(executor, [
    contentId,
    excludedProfileId,
    after?.createdAt ?? null,
    after?.id ?? null,
    limit,
    realmId,
  ]);
}

const reviewOfProfileQuery = definePreparedQuery<ReviewRow>(
  'reviews-of-profile',
  `select ${reviewColumns} from ${reviewTablesSql} where r.content_id = $1 and r.profile_id = $2 and r.realm_id = $3`,
);

export async function selectReviewOfProfile(
  executor: Executor,
  { realmId, contentId, profileId }: { realmId: number; contentId: number; profileId: number },
): Promise<ReviewRow | undefined> {
  const [row] = await reviewOfProfileQuery(executor, [contentId, profileId, realmId]);
  return row;
}

const ratingCountsQuery = definePreparedQuery<{ rating: number; count: number }>(
  'reviews-ratings',
  'select rating, count(*)::int as count from review where content_id = $1 and realm_id = $2 group by rating',
);

export function selectRatingCounts(
  executor: Executor,
  { realmId, contentId }: { realmId: number; contentId: number },
): Promise<{ rating: number; count: number }[]> {
  return ratingCountsQuery(executor, [contentId, realmId]);
}

export interface NewReview {
  realmId: number;
  contentId: number;
  profileId: number;
  publicId: string;
  rating: number;
  text: string;
  now: Temporal.Instant;
}

const upsertReview = definePreparedQuery<never>(
  'reviews-upsert',
  `insert into review (public_id, realm_id, content_id, profile_id, rating, text, created_at, updated_at)
  select $1, p.realm_id, c.id, p.id, $5::smallint, $6, $7::timestamptz, $7
  from profile p join content c on c.realm_id = p.realm_id
  where p.realm_id = $2 and c.id = $3 and p.id = $4
  on conflict (profile_id, content_id) do update
    set rating = excluded.rating, text = excluded.text, updated_at = excluded.updated_at`,
);

/** Saves a review. An earlier review of the profile is replaced and keeps its creation time. */
export async function saveReview(executor: Executor, review: NewReview): Promise<void> {
  const { publicId, realmId, contentId, profileId, rating, text, now } = review;
  await upsertReview(executor, [publicId, realmId, contentId, profileId, rating, text, now]);
}

export async function deleteReviewOfProfile(
  executor: Executor,
  { contentId, profileId, realmId }: { contentId: number; profileId: number; realmId: number },
): Promise<void> {
  await tables(executor)
    .deleteFrom('review')
    .where('content_id', '=', contentId)
    .where('profile_id', '=', profileId)
    .where('realm_id', '=', realmId)
    .execute();
}

const deleteById = definePreparedQuery<{ id: number }>(
  'reviews-delete-by-id',
  'delete from review where content_id = $1 and public_id = $2 and realm_id = $3 returning id',
);

/** Returns false when the title has no such review. */
export async function deleteReviewByPublicId(
  executor: Executor,
  { contentId, publicId, realmId }: { contentId: number; publicId: string; realmId: number },
): Promise<boolean> {
  return (await deleteById(executor, [contentId, publicId, realmId])).length > 0;
}
