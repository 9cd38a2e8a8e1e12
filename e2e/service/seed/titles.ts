// Four titles for different viewers, their trailer, and a home page.

import { putSection } from '../../../apps/server/src/domains/pages/index.ts';
import { setCredits } from '../../../apps/server/src/domains/people/index.ts';
import {
  type AccessRule,
  createTrailer,
  createVideo,
  putGenre,
  type Texts,
} from '../../../apps/server/src/domains/titles/index.ts';
import { addArtwork, row, text } from './artwork-and-rows.ts';
import { filmSeconds } from './film.ts';
import { titles } from './realm-file.ts';
import type { SeedContext } from './seed-context.ts';

/** The titles' ids in the database, in the order of the home page. */
export async function seedTitles({
  services,
  realmId,
  now,
  assetId,
  getPublicId: id,
}: SeedContext): Promise<number[]> {
  const { db } = services;
  await putGenre(db, { realmId, key: 'drama', names: { en: 'Drama', es: 'Drama', ar: 'دراما' } });

  async function add(
    publicId: string,
    texts: Texts,
    { colour, access, isPlayable = true }: { colour: string; access?: AccessRule; isPlayable?: boolean },
  ): Promise<number> {
    const video = await createVideo(db, {
      realmId,
      now,
      publicId: id(publicId),
      texts,
      year: 2026,
      rating: 12,
      genres: ['drama'],
      ...(access && { access }),
      ...(isPlayable && { assetId, durationMs: filmSeconds * 1000 }),
    });
    const people = [{ name: 'Noor Haddad', role: 'director' as const }];
    await setCredits(db, { realmId, contentId: video.id, people });
    await addArtwork(services, { realmId, contentId: video.id, colour });
    return video.id;
  }
  const ids = [
    await add(titles.open, text('The Crossing', 'La travesía', 'العبور'), { colour: '#7a3b2e' }),
    await add(titles.signIn, text('Quiet Hours', 'Horas calladas', 'ساعات هادئة'), {
      colour: '#2e4f7a',
      access: { kind: 'signIn' },
    }),
    await add(titles.licence, text('The Gold Room', 'La sala dorada', 'الغرفة الذهبية'), {
      colour: '#7a6a2e',
      access: { kind: 'licence', licences: ['gold'] },
    }),
    await add(titles.withoutFilm, text('Tomorrow', 'Mañana', 'غدًا'), {
      colour: '#3a7a2e',
      isPlayable: false,
    }),
  ];
  await createTrailer(db, {
    realmId,
    now,
    publicId: id('gold-trailer'),
    texts: text('Trailer', 'Tráiler', 'الإعلان التشويقي'),
    parentId: ids[2] ?? 0,
    assetId,
    durationMs: filmSeconds * 1000,
  });
  await putSection(db, {
    realmId,
    key: 'HOME',
    title: { en: 'Home', es: 'Inicio', ar: 'الرئيسية' },
    heroes: [
      {
        contentId: ids[0],
        data: {
          primaryButton: {
            text: { en: 'Watch now', es: 'Ver ahora', ar: 'شاهد الآن' },
            link: { event: { type: 'VIDEO', id: id(titles.open) } },
          },
        },
      },
    ],
    buckets: [
      row(
        id('begun'),
        { en: 'Continue watching', es: 'Seguir viendo', ar: 'تابع المشاهدة' },
        { kind: 'continueWatching' },
      ),
      row(id('films'), { en: 'Films', es: 'Películas', ar: 'أفلام' }, { kind: 'list', items: ids }),
    ],
    now,
  });
  return ids;
}
