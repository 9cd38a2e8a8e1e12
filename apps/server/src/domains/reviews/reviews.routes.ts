// Reads, writes and deletes reviews of titles.
import { isReviewTooLong, normaliseReviewText, selectVisibleActions } from '@matinee/rules';
import type { CallContext, Handlers } from '../../calls/index.ts';
import type { Database } from '../../platform/database/index.ts';
import { isRefusal, type Refusal, refuse } from '../../platform/errors/index.ts';
import { createId } from '../../platform/ids/index.ts';
import { createSharedRateLimit } from '../../platform/rate-limits/index.ts';
import { presentFeatures } from '../realm/index.ts';
import { findContent, type LoadCards } from '../titles/index.ts';
import { readReviews } from './operations/read-reviews.ts';
import { presentReview } from './reviews.present.ts';
import {
  deleteReviewByPublicId,
  deleteReviewOfProfile,
  saveReview,
  selectReviewOfProfile,
} from './reviews.queries.ts';

/** Limits how often a profile can post reviews, new or changed. */
const postLimitPerProfile = { name: 'review-posts', max: 30, seconds: 3_600 };

type ReviewHandlers = Handlers<'getReviews' | 'postReview' | 'deleteReview' | 'removeReviewAsAdmin'>;

export function createReviewHandlers(loadCards: LoadCards, { db }: { db: Database }): ReviewHandlers {
  return {
    getReviews: ({ params, query }, ctx) => readReviews(loadCards, ctx, { ...params, ...query }),
    postReview: createPostReview(loadCards, db),
    deleteReview,
    removeReviewAsAdmin,
  };
}

function createPostReview(loadCards: LoadCards, database: Database): ReviewHandlers['postReview'] {
  const postLimit = createSharedRateLimit(database, postLimitPerProfile);

  return async ({ params, body }, ctx) => {
    const { db, realm, now } = ctx;
    const reviewKey = await authoriseReview(loadCards, ctx, params.contentId);
    if (isRefusal(reviewKey)) return reviewKey;
    const text = normaliseReviewText(body.text);
    if (isReviewTooLong(text)) return refuse('reviewTooLong');
    const retryAfter = await postLimit.consume(String(reviewKey.profileId));
    if (retryAfter !== null) return refuse('tooManyRequests', { retryAfter });
    const { rating } = body;
    await saveReview(db, {
      ...reviewKey,
      realmId: realm.id,
      publicId: createId<'Review'>(),
      rating,
      text,
      now,
    });
    const row = await selectReviewOfProfile(db, { ...reviewKey, realmId: realm.id });
    return row ? presentReview(row) : refuse('notFound');
  };
}

/** Deletes the review of the profile, even if the profile can no longer see the title. */
const deleteReview: ReviewHandlers['deleteReview'] = async ({ params }, { db, realm, viewer }) => {
  if (!viewer.profile) return refuse('unauthorised');
  const content = await findContent(db, { realmId: realm.id, publicId: params.contentId });
  if (!content) return refuse('notFound');
  await deleteReviewOfProfile(db, {
    contentId: content.id,
    profileId: viewer.profile.id,
    realmId: realm.id,
  });
  return undefined;
};

/** Deletes a review of any profile; only administrators can call it. */
const removeReviewAsAdmin: ReviewHandlers['removeReviewAsAdmin'] = async ({ params }, { db, realm }) => {
  const content = await findContent(db, { realmId: realm.id, publicId: params.contentId });
  const key = content && { contentId: content.id, publicId: params.reviewId, realmId: realm.id };
  return key && (await deleteReviewByPublicId(db, key)) ? undefined : refuse('notFound');
};

/** Returns the database ids of the title and the profile if the profile can review the title. */
async function authoriseReview(
  loadCards: LoadCards,
  ctx: CallContext,
  publicId: string,
): Promise<{ contentId: number; profileId: number } | Refusal> {
  const { db, realm, viewer } = ctx;
  const { profile, isGuest } = viewer;
  if (!profile || isGuest) return refuse('unauthorised');
  const content = await findContent(db, { realmId: realm.id, publicId });
  const title = content && (await loadCards(ctx, { ids: [content.id] })).getCard(content.id);
  if (!content || !title) return refuse('notFound');
  const features = presentFeatures(realm);
  const actionContext = { isGuest, features, title, profileKind: profile.kind };
  if (selectVisibleActions(['reviewFormSubmit'], actionContext).length > 0)
    return { contentId: content.id, profileId: profile.id };
  if (title.accessLevel !== 'GRANTED') return refuse('accessDenied', { accessLevel: title.accessLevel });
  return refuse(profile.kind === 'child' || !features.reviews ? 'forbidden' : 'notFound');
}
