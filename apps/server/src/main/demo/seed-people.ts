// Seeds people with the metadata of their portraits. Credits link to people by name, so titles must exist.

import { demoPeople, getPortraitMetadata } from '@matinee/demo';
import { putPerson } from '../../domains/people/index.ts';
import { setArtwork } from '../../domains/titles/index.ts';
import type { SeedContext } from './seed-context.ts';

export async function seedPeople({ trx, realmId, now }: SeedContext): Promise<void> {
  for (const person of demoPeople) {
    const { key, kind, name, occupation, text, facts } = person;
    const portrait = await setArtwork(trx, { realmId, contentId: null, ...getPortraitMetadata(person), now });
    await putPerson(trx, {
      realmId,
      key,
      publicId: key,
      kind,
      names: name,
      notes: occupation,
      texts: text,
      facts,
      portraitId: portrait.id,
      now,
    });
  }
}
