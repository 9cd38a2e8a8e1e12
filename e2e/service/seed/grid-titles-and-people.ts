// More titles than a grid page holds, and two people, one of whom appears in a title.
import { putPerson, setCredits } from '../../../apps/server/src/domains/people/index.ts';
import { createVideo, putGenre } from '../../../apps/server/src/domains/titles/index.ts';
import { createTexts } from './artwork-and-rows.ts';
import { filmSeconds } from './film.ts';
import { mesaCount } from './grids.ts';
import type { SeedContext } from './seed-context.ts';

export async function seedGridTitlesAndPeople({
  services: { db },
  realmId,
  now,
  assetId,
}: SeedContext): Promise<void> {
  await putGenre(db, { realmId, key: 'desert', names: { en: 'Desert', es: 'Desierto', ar: 'صحراء' } });
  for (let number = 1; number <= mesaCount; number++) {
    const title = `Mesa ${String(number).padStart(3, '0')}`;
    const video = await createVideo(db, {
      realmId,
      now,
      publicId: `mesa-${number}`,
      publishedAt: now.subtract({ hours: number * 24 }),
      texts: createTexts(title, title, title),
      genres: ['desert'],
      tags: ['mesa'],
      assetId,
      durationMs: filmSeconds * 1000,
    });
    const people = [{ name: 'Rosa Duval', role: 'cast' as const }];
    if (number === 1) await setCredits(db, { realmId, contentId: video.id, people });
  }
  for (const name of ['Rosa Duval', 'Omar Sel']) {
    await putPerson(db, {
      realmId,
      key: name,
      publicId: name.toLowerCase().replace(' ', '-'),
      kind: 'artist',
      names: { en: name, es: name, ar: name },
      notes: { en: 'Actor' },
      texts: { en: 'Began on a stage.\n\nStayed there.' },
      facts: [{ name: { en: 'Born in' }, value: { en: 'Lyon' } }],
      now,
    });
  }
}
