// The people of the demo realm who were there before, with what they watched, kept and said.
import { demoKept, demoReviews, demoViewers, demoWatched } from '@matinee/demo';
import { newId } from '../../platform/ids/index.ts';
import type { SeededContent } from './content.ts';
import type { SeedFrame } from './seed-frame.ts';

export async function seedAudience(
  { trx, realmId, now }: SeedFrame,
  { idOf }: Pick<SeededContent, 'idOf'>,
): Promise<void> {
  const profiles = new Map<string, number>();
  for (const [at, name] of demoViewers.entries()) {
    // Without a password nobody signs in.
    const account = await trx
      .insertInto('account')
      .values({
        public_id: newId<'Account'>(),
        realm_id: realmId,
        email: `audience-${at + 1}@example.invalid`,
        password_hash: null,
        name,
        role: 'USER',
        created_at: now,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const profile = await trx
      .insertInto('profile')
      .values({
        public_id: newId<'Profile'>(),
        realm_id: realmId,
        account_id: account.id,
        name,
        created_at: now,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    profiles.set(name, profile.id);
  }
  const of = ({ viewer, titleKey }: { viewer: string; titleKey: string }) => ({
    profile_id: profiles.get(viewer) ?? 0,
    content_id: idOf(titleKey),
    realm_id: realmId,
  });
  const watched = { position_ms: 20_000, duration_ms: 40_000, finished: false, updated_at: now };
  await trx
    .insertInto('progress')
    .values(demoWatched.map((one) => ({ ...of(one), ...watched })))
    .execute();
  await trx
    .insertInto('favourite')
    .values(demoKept.map((one) => ({ ...of(one), added_at: now })))
    .execute();
  await trx
    .insertInto('review')
    .values(
      demoReviews.map(({ viewer, titleKey, rating, text, daysAgo }) => {
        const at = now.subtract({ hours: daysAgo * 24 });
        return {
          ...of({ viewer, titleKey }),
          public_id: newId<'Review'>(),
          rating,
          text,
          created_at: at,
          updated_at: at,
        };
      }),
    )
    .execute();
}
