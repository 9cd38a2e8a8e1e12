// Four titles for different viewers, a trailer of one of them, and a home page.

import { putSection } from '../../../apps/server/src/domains/pages/index.ts';
import { setCredits } from '../../../apps/server/src/domains/people/index.ts';
import {
  type AccessRule,
  type ContentTexts,
  createTrailer,
  createVideo,
  putGenre,
} from '../../../apps/server/src/domains/titles/index.ts';
import { addArtwork, createRow, createTexts } from './artwork-and-rows.ts';
import { filmSeconds } from './film.ts';
import { titleIds } from './realm-file.ts';
import type { SeedContext } from './seed-context.ts';

/** Returns the titles' ids in the database, in the order of the home page. */
export async function seedTitles(context: SeedContext): Promise<number[]> {
  const { services, realmId, now, assetId, getPublicId } = context;
  const { db } = services;
  await putGenre(db, { realmId, key: 'drama', names: { en: 'Drama', es: 'Drama', ar: 'دراما' } });
  const ids = [
    await addTitle(context, titleIds.open, {
      texts: createTexts('The Crossing', 'La travesía', 'العبور'),
      colour: '#7a3b2e',
    }),
    await addTitle(context, titleIds.signIn, {
      texts: createTexts('Quiet Hours', 'Horas calladas', 'ساعات هادئة'),
      colour: '#2e4f7a',
      access: { kind: 'signIn' },
    }),
    await addTitle(context, titleIds.licence, {
      texts: createTexts('The Gold Room', 'La sala dorada', 'الغرفة الذهبية'),
      colour: '#7a6a2e',
      access: { kind: 'licence', licences: ['gold'] },
    }),
    await addTitle(context, titleIds.withoutMedia, {
      texts: createTexts('Tomorrow', 'Mañana', 'غدًا'),
      colour: '#3a7a2e',
      isPlayable: false,
    }),
  ];
  await createTrailer(db, {
    realmId,
    now,
    publicId: getPublicId('gold-trailer'),
    texts: createTexts('Trailer', 'Tráiler', 'الإعلان التشويقي'),
    parentId: ids[2] ?? 0,
    assetId,
    durationMs: filmSeconds * 1000,
  });
  await seedHomePage(context, ids);
  return ids;
}

interface TitleInput {
  texts: ContentTexts;
  /** Colour of the artwork. */
  colour: string;
  access?: AccessRule;
  isPlayable?: boolean;
}

async function addTitle(
  { services, realmId, now, assetId, getPublicId }: SeedContext,
  publicId: string,
  { texts, colour, access, isPlayable = true }: TitleInput,
): Promise<number> {
  const { db } = services;
  const video = await createVideo(db, {
    realmId,
    now,
    publicId: getPublicId(publicId),
    texts,
    year: 2026,
    rating: 12,
    genres: ['drama'],
    ...(access && { access }),
    ...(isPlayable && { assetId, durationMs: filmSeconds * 1000 }),
  });
  const credits = [{ name: 'Noor Haddad', role: 'director' as const }];
  await setCredits(db, { realmId, contentId: video.id, people: credits });
  await addArtwork(services, { realmId, contentId: video.id, colour });
  return video.id;
}

async function seedHomePage(
  { services, realmId, now, getPublicId }: SeedContext,
  ids: readonly number[],
): Promise<void> {
  await putSection(services.db, {
    realmId,
    key: 'HOME',
    title: { en: 'Home', es: 'Inicio', ar: 'الرئيسية' },
    heroes: [
      {
        contentId: ids[0],
        data: {
          primaryButton: {
            text: { en: 'Watch now', es: 'Ver ahora', ar: 'شاهد الآن' },
            link: { event: { type: 'VIDEO', id: getPublicId(titleIds.open) } },
          },
        },
      },
    ],
    buckets: [
      createRow(
        getPublicId('continue-watching'),
        { en: 'Continue watching', es: 'Seguir viendo', ar: 'تابع المشاهدة' },
        { kind: 'continueWatching' },
      ),
      createRow(
        getPublicId('films'),
        { en: 'Films', es: 'Películas', ar: 'أفلام' },
        { kind: 'list', items: ids },
      ),
    ],
    now,
  });
}
