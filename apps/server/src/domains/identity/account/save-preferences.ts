import type { preferencesInput } from '@matinee/contract';
import { normalisePreferences, type Preferences } from '@matinee/rules';
import type { z } from 'zod';
import type { CallContext } from '../../../calls/index.ts';
import { runInTransaction } from '../../../platform/database/index.ts';
import { type Refusal, refuse } from '../../../platform/errors/index.ts';
import { emit } from '../../../platform/events/index.ts';
import { upsertPreferences } from './account.queries.ts';

export async function savePreferences(
  { db, realm, now }: CallContext,
  profile: { id: number; publicId: string },
  input: z.output<typeof preferencesInput>,
): Promise<Preferences | Refusal> {
  const preferences = normalisePreferences(input);
  const { language } = preferences;
  if (language !== undefined && !realm.settings.languages.includes(language))
    return refuse('badRequest', undefined, ['body.language: must be a language of the realm']);
  await runInTransaction(db, async (trx) => {
    await upsertPreferences(trx, { realmId: realm.id, profileId: profile.id }, preferences, now);
    await emit(trx, {
      realmId: realm.id,
      type: 'PreferencesChanged',
      payload: { profileId: profile.publicId },
    });
  });
  return preferences;
}
