// Reads, writes and deletes reviews of titles.

import { isReviewTooLong, normaliseReviewText, selectVisibleActions } from '@matinee/rules';
import type { CallContext, Handlers } from '../../calls/index.ts';
import type { Clock } from '../../platform/clock/index.ts';
import { isRefusal, type Refusal, refuse } from '../../platform/errors/index.ts';
import { createAttemptLimit } from '../../platform/http/index.ts';
import { newId } from '../../platform/ids/index.ts';
import { featuresOf } from '../realm/index.ts';
import { findContent, type LoadCards } from '../titles/index.ts';
import { readReviews } from './operations/read-reviews.ts';
import { presentReview } from './reviews.present.ts';
import { deleteOwnReview, deleteReviewById, saveReview, selectOwnReview } from './reviews.queries.ts';

/** What one profile can write in an hour, anew or changed. */
const writesByProfile = { max: 30, seconds: 3_600 };

export function reviewHandlers(
  loadCards: LoadCards,
  { clock }: { clock: Clock },
): Handlers<'getReviews' | 'postReview' | 'deleteReview' | 'removeReview'> {
  const writes = createAttemptLimit(clock, writesByProfile);

  /** The title, when this profile may say something of it. */
  async function reviewable(
    ctx: CallContext,
    publicId: string,
  ): Promise<{ contentId: number; profileId: number } | Refusal> {
    const { db, realm, viewer } = ctx;
    const { profile, isGuest } = viewer;
    if (!profile || isGuest) return refuse('unauthorised');
    const content = await findContent(db, { realmId: realm.id, publicId });
    const title = content && (await loadCards(ctx, { ids: [content.id] })).card(content.id);
    if (!content || !title) return refuse('notFound');
    const features = featuresOf(realm);
    const facts = { isGuest, features, title, profileKind: profile.kind };
    if (selectVisibleActions(['reviewFormSubmit'], facts).length > 0)
      return { contentId: content.id, profileId: profile.id };
    if (title.accessLevel !== 'GRANTED') return refuse('accessDenied');
    return refuse(profile.kind === 'child' || !features.reviews ? 'forbidden' : 'notFound');
  }

  return {
    getReviews: ({ params, query }, ctx) => readReviews(loadCards, ctx, { ...params, ...query }),

    async postReview({ params, body }, ctx) {
      const { db, realm, now } = ctx;
      const found = await reviewable(ctx, params.contentId);
      if (isRefusal(found)) return found;
      const text = normaliseReviewText(body.text);
      if (isReviewTooLong(text)) return refuse('reviewTooLong');
      const wait = writes.take(String(found.profileId));
      if (wait !== null) return refuse('tooManyRequests', { retryAfter: wait });
      const { rating } = body;
      await saveReview(db, { ...found, realmId: realm.id, publicId: newId<'Review'>(), rating, text, now });
      const row = await selectOwnReview(db, { ...found, realmId: realm.id });
      return row ? presentReview(row) : refuse('notFound');
    },

    // Also of a title that is not granted any more, or cannot be seen.
    async deleteReview({ params }, { db, realm, viewer }) {
      if (!viewer.profile) return refuse('unauthorised');
      const content = await findContent(db, { realmId: realm.id, publicId: params.contentId });
      if (!content) return refuse('notFound');
      await deleteOwnReview(db, {
        contentId: content.id,
        profileId: viewer.profile.id,
        realmId: realm.id,
      });
      return undefined;
    },

    async removeReview({ params }, { db, realm }) {
      const content = await findContent(db, { realmId: realm.id, publicId: params.contentId });
      const input = content && { contentId: content.id, publicId: params.reviewId, realmId: realm.id };
      return input && (await deleteReviewById(db, input)) ? undefined : refuse('notFound');
    },
  };
}
