import type { ReviewList } from '@matinee/contract';
import type { CallContext } from '../../calls/index.ts';
import { type Refusal, refuse } from '../../platform/errors/index.ts';
import { featuresOf } from '../realm/index.ts';
import { type DealCards, findContent, readTimeCursor, writeCursor } from '../titles/index.ts';
import { presentReview, presentSummary } from './reviews.present.ts';
import { countRatings, selectOwnReview, selectReviews } from './reviews.queries.ts';

export interface AskedReviews {
  contentId: string;
  rpp: number;
  lastSeen?: string | undefined;
}

/** Of a title that can be seen, be it granted or not: what others say helps to decide. */
export async function readReviews(
  deal: DealCards,
  ctx: CallContext,
  { contentId: publicId, rpp, lastSeen }: AskedReviews,
): Promise<ReviewList | Refusal> {
  const { db, realm, viewer } = ctx;
  const after = lastSeen === undefined ? null : readTimeCursor(lastSeen);
  if (after === undefined)
    return refuse('badRequest', undefined, ['query.lastSeen: not a place in this list']);
  const content = featuresOf(realm).reviews
    ? await findContent(db, { realmId: realm.id, publicId })
    : undefined;
  const title = content && (await deal(ctx, { ids: [content.id] })).card(content.id);
  if (!content || !title) return refuse('notFound');

  const about = { realmId: realm.id, contentId: content.id };
  const profileId = viewer.profile && !viewer.isGuest ? viewer.profile.id : null;
  // What strangers write is not for children.
  const readsWords = viewer.profile?.kind !== 'child';
  const [ratings, own, rows] = await Promise.all([
    countRatings(db, about),
    profileId === null ? undefined : selectOwnReview(db, { ...about, profileId }),
    readsWords ? selectReviews(db, { ...about, withoutProfileId: profileId, after, limit: rpp + 1 }) : [],
  ]);
  const page = rows.slice(0, rpp);
  const last = page.at(-1);
  const goesOn = rows.length > rpp;
  return {
    summary: presentSummary(ratings),
    ...(own && { own: presentReview(own) }),
    reviews: page.map(presentReview),
    paging: {
      lastSeen: goesOn && last ? writeCursor({ t: last.created, i: last.id }) : null,
      moreDataAvailable: goesOn,
    },
  };
}
