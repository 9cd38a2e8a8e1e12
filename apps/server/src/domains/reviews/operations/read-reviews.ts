import type { ReviewList } from '@matinee/contract';
import type { CallContext } from '../../../calls/index.ts';
import { isRefusal, type Refusal, refuse } from '../../../platform/errors/index.ts';
import { readPage } from '../../../platform/paging/index.ts';
import { presentFeatures } from '../../realm/index.ts';
import { findContent, type LoadCards } from '../../titles/index.ts';
import { presentReview, presentSummary } from '../reviews.present.ts';
import {
  reviewCursor,
  selectRatingCounts,
  selectReviewOfProfile,
  selectReviews,
} from '../reviews.queries.ts';

export interface ReviewsInput {
  contentId: string;
  rpp: number;
  lastSeen?: string | undefined;
}

/** Reads the reviews of a visible title, even when the viewer has no access to it: they help with the decision to buy it. */
export async function readReviews(
  loadCards: LoadCards,
  ctx: CallContext,
  { contentId: publicId, rpp, lastSeen }: ReviewsInput,
): Promise<ReviewList | Refusal> {
  const { db, realm, viewer } = ctx;
  const content = presentFeatures(realm).reviews
    ? await findContent(db, { realmId: realm.id, publicId })
    : undefined;
  const title = content && (await loadCards(ctx, { ids: [content.id] })).getCard(content.id);
  if (!content || !title) return refuse('notFound');

  const titleKey = { realmId: realm.id, contentId: content.id };
  const profileId = viewer.profile && !viewer.isGuest ? viewer.profile.id : null;
  // Children do not see text written by strangers.
  const canReadReviewsOfOthers = viewer.profile?.kind !== 'child';
  const [ratingCounts, myReview, page] = await Promise.all([
    selectRatingCounts(db, titleKey),
    profileId === null ? undefined : selectReviewOfProfile(db, { ...titleKey, profileId }),
    readPage(ctx, {
      cursor: reviewCursor,
      lastSeen,
      size: rpp,
      read: async (after, limit) =>
        canReadReviewsOfOthers
          ? selectReviews(db, { ...titleKey, excludedProfileId: profileId, after, limit })
          : [],
      getKey: ({ created_at, id }) => ({ createdAt: created_at, id }),
    }),
  ]);
  if (isRefusal(page)) return page;
  return {
    summary: presentSummary(ratingCounts),
    ...(myReview && { myReview: presentReview(myReview) }),
    reviews: page.rows.map(presentReview),
    paging: page.paging,
  };
}
