// Fills the service: one real film, four titles that are allowed to different people, a home page, and lists.

import { setTimeout as wait } from 'node:timers/promises';
import { createAccount } from '../../../apps/server/src/domains/identity/index.ts';
import { findImport, startImport } from '../../../apps/server/src/domains/media/index.ts';
import { putSection } from '../../../apps/server/src/domains/pages/index.ts';
import {
  type AccessRule,
  createTrailer,
  createVideo,
  putGenre,
  type Texts,
} from '../../../apps/server/src/domains/titles/index.ts';
import { applyRealm } from '../../../apps/server/src/main/apply-realm.ts';
import type { Services } from '../../../apps/server/src/services.ts';
import { tables } from '../../../apps/server/test/tables.ts';
import { addPictures, row, text } from './artwork-and-rows.ts';
import { seedGrids } from './grids.ts';
import { seedNews } from './news.ts';
import { password, realm, titles } from './realm-file.ts';
import { seedRows } from './rows.ts';
import { seedStage } from './section-pages.ts';
import { seedLists, seedLongLists } from './series-and-playlists.ts';

export async function seedRealm(services: Services): Promise<number> {
  const applied = await applyRealm(services.db, { file: realm }, services.clock.now());
  if (!applied.ok) throw new Error(JSON.stringify(applied.faults));
  return applied.realm.id;
}

export async function seedTitles(services: Services, realmId: number, filmFolder: string): Promise<void> {
  const { db, clock } = services;
  const now = clock.now();
  await createAccount(db, { realmId, email: 'ada@example.com', password, name: 'Ada', role: 'USER', now });
  await putGenre(db, { realmId, key: 'drama', names: { en: 'Drama', es: 'Drama', ar: 'دراما' } });
  const assetId = await importFilm(services, realmId, filmFolder);

  const add = async (publicId: string, texts: Texts, colour: string, access?: AccessRule, asset?: number) => {
    const more = {
      ...(access && { access }),
      ...(asset !== undefined && { assetId: asset, durationMs: 60_000 }),
    };
    const facts = {
      year: 2026,
      rating: 12,
      genres: ['drama'],
      people: [{ name: 'Noor Haddad', role: 'director' as const }],
    };
    const video = await createVideo(db, { realmId, now, publicId, texts, ...facts, ...more });
    await addPictures(services, { realmId, contentId: video.id, colour });
    return video.id;
  };
  const ids = [
    await add(titles.open, text('The Crossing', 'La travesía', 'العبور'), '#7a3b2e', undefined, assetId),
    await add(
      titles.signIn,
      text('Quiet Hours', 'Horas calladas', 'ساعات هادئة'),
      '#2e4f7a',
      { kind: 'signIn' },
      assetId,
    ),
    await add(
      titles.licence,
      text('The Gold Room', 'La sala dorada', 'الغرفة الذهبية'),
      '#7a6a2e',
      { kind: 'licence', licences: ['gold'] },
      assetId,
    ),
    await add(titles.nothing, text('Tomorrow', 'Mañana', 'غدًا'), '#3a7a2e'),
  ];
  await createTrailer(db, {
    realmId,
    now,
    publicId: 'gold-trailer',
    texts: text('Trailer', 'Tráiler', 'الإعلان التشويقي'),
    of: ids[2] ?? 0,
    assetId,
    durationMs: 60_000,
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
            link: { event: { type: 'VIDEO', id: titles.open } },
          },
        },
      },
    ],
    buckets: [
      row(
        'begun',
        { en: 'Continue watching', es: 'Seguir viendo', ar: 'تابع المشاهدة' },
        { kind: 'continueWatching' },
      ),
      row('films', { en: 'Films', es: 'Películas', ar: 'أفلام' }, { kind: 'list', items: ids }),
    ],
    now,
  });
  await seedLists(services, { realmId, assetId, films: ids });
  await seedLongLists(services, { realmId, assetId });
  await seedGrids(services, { realmId, assetId });
  await seedRows(services, { realmId });
  await seedNews(services, { realmId });
  await seedStage(services, { realmId, films: ids });
}

async function importFilm(services: Services, realmId: number, path: string): Promise<number> {
  const started = await startImport(services, { realmId, path, now: services.clock.now() });
  if (!started) throw new Error(`${path} cannot be imported`);
  for (;;) {
    const batch = await findImport(services.db, { realmId, publicId: started.id });
    const [item] = batch?.items ?? [];
    if (item?.state === 'done' && item.contentId) {
      const video = await tables(services.db)
        .selectFrom('video')
        .innerJoin('content', 'content.id', 'video.content_id')
        .select('video.asset_id')
        .where('content.public_id', '=', item.contentId)
        .executeTakeFirstOrThrow();
      return video.asset_id ?? 0;
    }
    if (item?.state === 'failed' || item?.state === 'refused') throw new Error(JSON.stringify(item.reason));
    await wait(100);
  }
}
