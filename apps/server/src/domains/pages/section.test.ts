import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { countQueries } from '../../../test/count-queries.ts';
import { createRow, fetchSectionPage, putSectionPage } from '../../../test/section-page.ts';
import { startService, type TestService } from '../../../test/service.ts';
import { putGenre, setArtwork, setTexts } from '../titles/index.ts';
import { type NewBucket, putSection } from './index.ts';

let service: TestService;
let otherRealmId: number;
beforeAll(async () => {
  service = await startService();
  otherRealmId = await service.applyRealm({ key: 'other' });
});
afterAll(() => service.close());

const putPage = (key: string, buckets: NewBucket[]) => putSectionPage(service, key, buckets);
const readSection = (key: string, request?: { token?: string; query?: string }) =>
  fetchSectionPage(service, key, request);

describe('GET /api/v1/view/section/:section', () => {
  test('returns rows with their first cards in the requested language', async () => {
    const film = await service.createVideo({
      texts: { en: { title: 'The Lamp', description: 'A light.' }, es: { title: 'La lámpara' } },
      genres: ['drama'],
      rating: 12,
      year: 2020,
      durationMs: 90_500,
    });
    await putGenre(service.services.db, {
      realmId: service.realmId,
      key: 'drama',
      names: { en: 'Drama', es: 'Drama (es)' },
    });
    await putPage('films', [createRow({ source: { kind: 'list', items: [film.id] } })]);
    const { buckets } = await readSection('films', { query: '?language=es' });
    expect(buckets).toEqual([
      {
        bucketId: expect.any(String),
        exid: 'row',
        name: 'Fila',
        type: 'VOD_PLAYLIST',
        originalType: 'VOD_PLAYLIST',
        contentList: [
          {
            id: film.publicId,
            type: 'VIDEO',
            title: 'La lámpara',
            description: 'A light.',
            accessLevel: 'GRANTED',
            duration: 90.5,
            rating: 12,
            year: 2020,
            genres: ['Drama (es)'],
          },
        ],
        paging: { lastSeen: null, moreDataAvailable: false },
        rowTypeData: {
          rowType: 'basic',
          rowCount: 1,
          displayPosters: false,
          showItemPosition: false,
          hideMetadata: false,
          title: 'Fila',
        },
      },
    ]);
  });

  test('returns 404 for an unknown section and for a section of another realm', async () => {
    await putPage('only-here', []);
    expect((await service.request('/api/v1/view/section/nothing')).body.code).toBe('notFound');
    expect((await service.request('/api/v1/view/section/only-here', { realm: 'other' })).body.code).toBe(
      'notFound',
    );
  });

  test('runs the same number of queries for twenty rows as for one', async () => {
    const films = await Promise.all(Array.from({ length: 12 }, () => service.createVideo()));
    const items = films.map(({ id }) => id);
    const countQueriesForRows = async (rowCount: number) => {
      await putPage(
        `wide-${rowCount}`,
        Array.from({ length: rowCount }, (_, index) =>
          createRow({ exid: `row-${index}`, source: { kind: 'list', items } }),
        ),
      );
      await readSection(`wide-${rowCount}`);
      // Another language, because the first response is cached.
      return countQueries(() => readSection(`wide-${rowCount}`, { query: '?language=es' }));
    };
    const oneRowQueryCount = await countQueriesForRows(1);
    expect(oneRowQueryCount).toBeGreaterThan(0);
    expect(await countQueriesForRows(20)).toBe(oneRowQueryCount);
  });

  test('returns a hero with images and texts of its title, and no hero for a hidden title', async () => {
    const { db } = service.services;
    const now = service.clock.now();
    const film = await service.createVideo({ texts: { en: { title: 'The Hero', tagline: 'Bright.' } } });
    const draft = await service.createVideo({ publishedAt: null });
    const image = {
      realmId: service.realmId,
      storageKey: 'artwork/x',
      width: 1920,
      height: 1080,
      placeholder: 'AAAA',
      now,
    };
    const artwork = await setArtwork(db, { ...image, contentId: film.id, kind: 'hero' });
    await setArtwork(db, { ...image, contentId: draft.id, kind: 'hero' });
    const event = { type: 'VIDEO' as const, id: film.publicId };
    const primaryButton = { text: { en: 'Play' }, link: { event } };
    const secondaryButton = { link: { type: 'ADD_TO_FAVOURITES' as const, event } };
    const zonedTime = { value: '2027-03-01T20:00:00Z', format: 'date-time' } as const;
    const texts = {
      en: { tagline: zonedTime, description: { value: '2027-03-01', format: 'date' } as const },
    };
    await putSection(db, {
      realmId: service.realmId,
      key: 'heroes',
      title: { en: 'Heroes' },
      heroes: [
        { contentId: film.id, data: { primaryButton, secondaryButton, texts } },
        { contentId: draft.id, data: {} },
      ],
      buckets: [],
      now,
    });
    const { heroes } = await readSection('heroes');
    expect(heroes).toHaveLength(1);
    // A date is the same in every time zone; a time is sent as data too, so that the viewer can convert it.
    expect(heroes[0]?.zonedTexts).toEqual({ tagline: zonedTime });
    expect(heroes[0]).toMatchObject({
      title: 'The Hero',
      tagline: 'March 1, 2027 at 8:00 PM UTC',
      description: 'March 1, 2027',
      primaryButton: { ctaText: 'Play' },
      secondaryButton: { content: { id: film.publicId, accessLevel: 'GRANTED' } },
      content: { id: film.publicId },
      background: { image: { url: `/images/${artwork.publicId}`, width: 1920 } },
    });
  });

  test('returns the new rows and texts to guests right after a change', async () => {
    const [firstFilm, secondFilm] = [
      await service.createVideo({ title: 'One' }),
      await service.createVideo({ title: 'Two' }),
    ];
    await putPage('fresh', [createRow({ source: { kind: 'list', items: [firstFilm.id] } })]);
    expect((await readSection('fresh')).buckets[0]?.contentList[0]?.title).toBe('One');
    await putPage('fresh', [createRow({ source: { kind: 'list', items: [secondFilm.id] } })]);
    expect((await readSection('fresh')).buckets[0]?.contentList[0]?.title).toBe('Two');
    await setTexts(service.services.db, {
      realmId: service.realmId,
      contentId: secondFilm.id,
      texts: { en: { title: 'Two!' } },
      now: service.clock.now(),
    });
    await service.waitForEvents();
    expect((await readSection('fresh')).buckets[0]?.contentList[0]?.title).toBe('Two!');
  });

  test('rejects a section with a title of another realm', async () => {
    const foreignFilm = await service.createVideo({ realmId: otherRealmId });
    await expect(
      putPage('mixed', [createRow({ source: { kind: 'list', items: [foreignFilm.id] } })]),
    ).rejects.toThrow(/realm/);
  });
});
