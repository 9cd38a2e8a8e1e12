// The people of the demo realm, each with a portrait that is drawn when somebody first asks for it.
import { demoPeople } from '@matinee/demo';
import { putPerson } from '../../domains/people/index.ts';
import { setArtwork } from '../../domains/titles/index.ts';
import { portraitRow } from './pictures.ts';
import type { SeedFrame } from './seed-frame.ts';

/** After the titles: their credits lead to these people. */
export async function seedPeople({ trx, realmId, now }: SeedFrame): Promise<void> {
  for (const person of demoPeople) {
    const { key, kind, name, note, text, facts } = person;
    const portrait = await setArtwork(trx, { realmId, contentId: null, ...portraitRow(person), now });
    await putPerson(trx, {
      realmId,
      key,
      publicId: key,
      kind,
      names: name,
      notes: note,
      texts: text,
      facts,
      portraitId: portrait.id,
      now,
    });
  }
}
