// The people of the demo realm who were there before, with what they watched, kept and said.
import { demoFavourites, demoReviews, demoViewers, demoWatchedTitles } from '@matinee/demo';
import { createAccount } from '../../domains/identity/index.ts';
import { addFavourite, saveProgress } from '../../domains/library/index.ts';
import { saveReview } from '../../domains/reviews/index.ts';
import { newId } from '../../platform/ids/index.ts';
import type { SeededContent } from './content.ts';
import type { SeedFrame } from './seed-frame.ts';

export async function seedAudience(
  { trx, realmId, now }: SeedFrame,
  { idOf }: Pick<SeededContent, 'idOf'>,
): Promise<void> {
  const profiles = new Map<string, number>();
  for (const [at, name] of demoViewers.entries()) {
    const email = `audience-${at + 1}@example.invalid`;
    // Without a password nobody signs in.
    const account = await createAccount(trx, { realmId, email, name, passwordHash: null, now });
    if (account) profiles.set(name, account.profileId);
  }
  const viewerAndTitle = ({ viewer, titleKey }: { viewer: string; titleKey: string }) => ({
    realmId,
    profileId: profiles.get(viewer) ?? 0,
    contentId: idOf(titleKey),
  });
  const watched = { positionMs: 20_000, durationMs: 40_000, finished: false, now };
  for (const one of demoWatchedTitles) await saveProgress(trx, { ...viewerAndTitle(one), ...watched });
  for (const one of demoFavourites) await addFavourite(trx, { ...viewerAndTitle(one), now });
  for (const { rating, text, daysAgo, ...one } of demoReviews) {
    await saveReview(trx, {
      ...viewerAndTitle(one),
      publicId: newId<'Review'>(),
      rating,
      text,
      now: now.subtract({ hours: daysAgo * 24 }),
    });
  }
}
