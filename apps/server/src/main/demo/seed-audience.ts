// Seeds viewers with progress, favourites and reviews.

import { demoFavourites, demoReviews, demoViewers, demoWatchedTitles } from '@matinee/demo';
import { createAccount } from '../../domains/identity/index.ts';
import { addFavourite, saveProgress } from '../../domains/library/index.ts';
import { saveReview } from '../../domains/reviews/index.ts';
import { createId } from '../../platform/ids/index.ts';
import type { SeedContext } from './seed-context.ts';

export async function seedAudience(
  { trx, realmId, now }: SeedContext,
  getId: (key: string) => number,
): Promise<void> {
  const profileIds = new Map<string, number>();
  for (const [index, name] of demoViewers.entries()) {
    const email = `audience-${index + 1}@example.invalid`;
    // Nobody can sign in to an account without a password.
    const account = await createAccount(trx, { realmId, email, name, passwordHash: null, now });
    if (account) profileIds.set(name, account.profileId);
  }
  const getIds = ({ viewer, titleKey }: { viewer: string; titleKey: string }) => ({
    realmId,
    profileId: profileIds.get(viewer) ?? 0,
    contentId: getId(titleKey),
  });
  const progress = { positionMs: 20_000, durationMs: 40_000, finished: false };
  for (const entry of demoWatchedTitles) await saveProgress(trx, { ...getIds(entry), ...progress });
  for (const entry of demoFavourites) await addFavourite(trx, { ...getIds(entry), now });
  for (const { rating, text, daysAgo, ...entry } of demoReviews) {
    await saveReview(trx, {
      ...getIds(entry),
      publicId: createId<'Review'>(),
      rating,
      text,
      now: now.subtract({ hours: daysAgo * 24 }),
    });
  }
}
