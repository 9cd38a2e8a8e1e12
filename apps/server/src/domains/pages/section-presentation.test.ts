// Long because all kinds of rows and heroes are requested from the section pages of one service.
import type { Card, ContentType, EditorialLink } from '@matinee/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createRow, fetchSectionPage, putSectionPage } from '../../../test/section-page.ts';
import { startService, type TestService } from '../../../test/service.ts';
import { createPlaylist } from '../playlists/index.ts';
import {
  createChannel,
  createLiveEvent,
  createSeason,
  createSectionLink,
  createSeries,
  setArtwork,
} from '../titles/index.ts';
import { type NewBucket, putSection } from './index.ts';

let service: TestService;
beforeAll(async () => {
  service = await startService();
  await service.applyRealm({ key: 'other' });
});
afterAll(() => service.close());

const readFirstRow = async (key: string, row: NewBucket, query = '') => {
  await putSectionPage(service, key, [row]);
  return (await fetchSectionPage(service, key, { query })).buckets[0];
};
const createListSource = (...items: { id: number }[]) => ({
  kind: 'list' as const,
  items: items.map(({ id }) => id),
});
const createTestPlaylist = (items: readonly { id: number }[], publicId?: string) =>
  createPlaylist(service.services.db, {
    realmId: service.realmId,
    now: service.clock.now(),
    texts: { en: { title: 'A list' } },
    numbered: false,
    items: items.map(({ id }) => id),
    ...(publicId && { publicId }),
  });
const createSeasonInSeries = async ({ title = 'One', number = 1 } = {}) => {
  const { db } = service.services;
  const context = { realmId: service.realmId, now: service.clock.now() };
  const series = await createSeries(db, { ...context, texts: { en: { title: 'A series' } } });
  const texts = { en: { title } };
  const season = await createSeason(db, { ...context, texts, seriesId: series.id, number });
  return { series, season };
};
const createHeroArtwork = (contentId: number) => ({
  realmId: service.realmId,
  contentId,
  kind: 'hero' as const,
  storageKey: `artwork/${contentId}`,
  width: 1920,
  height: 1080,
  placeholder: 'AAAA',
  now: service.clock.now(),
});

describe('a row of GET /api/v1/view/section/:section', () => {
  test('has its presentation settings and texts in the requested language', async () => {
    const film = await service.createVideo();
    const row = await readFirstRow(
      'presentation',
      createRow({
        source: createListSource(film),
        rowType: 'inline',
        rowCount: 2,
        displayPosters: true,
        showItemPosition: true,
        hideMetadata: true,
        metadataDisplayMode: 'over',
        textAlignment: 'CENTER',
        descriptions: { en: 'Chosen.', es: 'Elegidas.' },
      }),
      '?language=es',
    );
    expect(row).toMatchObject({
      type: 'VOD_PLAYLIST',
      originalType: 'VOD_PLAYLIST',
      rowTypeData: {
        rowType: 'inline',
        rowCount: 2,
        displayPosters: true,
        showItemPosition: true,
        hideMetadata: true,
        metadataDisplayMode: 'over',
        textAlignment: 'CENTER',
        title: 'Fila',
        description: 'Elegidas.',
      },
    });
    expect(row?.rowTypeData.playlistImageType).toBeUndefined();
  });

  test('has the configured image type when it lists playlists', async () => {
    const list = await createTestPlaylist([await service.createVideo()]);
    const readImageType = async (key: string, row: Partial<NewBucket>) =>
      (await readFirstRow(key, createRow({ source: createListSource(list), ...row })))?.rowTypeData
        .playlistImageType;
    expect(await readImageType('lists', {})).toBe('title');
    expect(await readImageType('list-posters', { playlistImageType: 'poster' })).toBe('poster');
  });

  test('has the configured buttons, without a label for a button without text', async () => {
    const film = await service.createVideo();
    const row = await readFirstRow(
      'buttons',
      createRow({
        source: createListSource(film),
        primaryCta: { link: { event: { type: 'VIDEO', id: film.publicId } } },
        secondaryCta: { text: { en: 'Tickets' }, link: { url: 'https://example.com/tickets' } },
      }),
    );
    expect(row?.rowTypeData.primaryCta).toEqual({
      link: { event: { type: 'VIDEO', id: film.publicId } },
      handleClick: false,
      content: expect.objectContaining({ id: film.publicId, type: 'VIDEO', accessLevel: 'GRANTED' }),
    });
    expect(row?.rowTypeData.secondaryCta).toEqual({
      ctaText: 'Tickets',
      link: { url: 'https://example.com/tickets' },
      handleClick: false,
    });
  });

  test('has buttons with handleClick when they add a title to the favourites or a watchlist', async () => {
    const film = await service.createVideo();
    const event = { type: 'VIDEO', id: film.publicId } as const;
    const row = await readFirstRow(
      'save-buttons',
      createRow({
        source: createListSource(film),
        primaryCta: { link: { type: 'ADD_TO_FAVOURITES', event } },
        secondaryCta: { link: { type: 'ADD_TO_WATCHLIST', event } },
      }),
    );
    expect(row?.rowTypeData).toMatchObject({
      primaryCta: { handleClick: true },
      secondaryCta: { handleClick: true },
    });
  });

  test('is a row of titles when its titles do not fit the chosen type', async () => {
    const film = await service.createVideo();
    for (const type of ['EPG', 'EPG_NOW_NEXT', 'SECTION', 'SECTION_LINK'] as const) {
      const row = await readFirstRow(`misfit-${type}`, createRow({ type, source: createListSource(film) }));
      expect(row).toMatchObject({ type: 'VOD_PLAYLIST', originalType: type });
    }
    const highlight = await readFirstRow(
      'highlight',
      createRow({ type: 'CONTENT_HIGHLIGHT', source: createListSource(film) }),
    );
    expect(highlight).toMatchObject({ type: 'CONTENT_HIGHLIGHT', originalType: 'CONTENT_HIGHLIGHT' });
  });

  test('has a button that plays a playlist from its first visible title', async () => {
    const [draft, film] = [await service.createVideo({ publishedAt: null }), await service.createVideo()];
    await createTestPlaylist([draft, film], 'evening');
    const link: EditorialLink = { type: 'WATCH_PLAYLIST', event: { type: 'PLAYLIST', id: 'evening' } };
    const row = await readFirstRow(
      'watch',
      createRow({ source: createListSource(film), primaryCta: { link } }),
    );
    expect(row?.rowTypeData.primaryCta?.link).toEqual({ ...link, videoIds: [film.publicId] });
    expect(row?.rowTypeData.primaryCta?.content?.id).toBe(film.publicId);
  });

  test('has buttons with the access level, the series of a season and the event of a channel', async () => {
    const context = { realmId: service.realmId, now: service.clock.now() };
    const { db } = service.services;
    const { series, season } = await createSeasonInSeries();
    const episode = await service.createVideo({ episode: { seasonId: season.id, number: 1 } });
    const video = await service.createVideo({ access: { kind: 'signIn' } });
    const times = { startsAt: context.now, endsAt: context.now.add({ hours: 1 }) };
    const event = await createLiveEvent(db, {
      ...context,
      ...times,
      texts: { en: { title: 'Live' } },
      premiereVideoId: video.id,
    });
    const channel = await createChannel(db, {
      ...context,
      texts: { en: { title: 'One' } },
      number: 1,
      eventId: event.id,
    });
    const readButtonContent = async (type: ContentType, publicId: string) =>
      (
        await readFirstRow(
          `buttons-${type}`,
          createRow({
            source: createListSource(video),
            primaryCta: { link: { event: { type, id: publicId } } },
          }),
        )
      )?.rowTypeData.primaryCta?.content;
    expect(await readButtonContent('VIDEO', video.publicId)).toMatchObject({
      accessLevel: 'GRANTED_ON_SIGN_IN',
    });
    expect(await readButtonContent('SEASON', season.publicId)).toMatchObject({
      type: 'SEASON',
      seriesId: series.publicId,
    });
    expect(await readButtonContent('SEASON_VIDEO', episode.publicId)).toMatchObject({
      seriesId: series.publicId,
    });
    expect(await readButtonContent('EPG', channel.publicId)).toMatchObject({ eventId: event.publicId });
    expect(await readButtonContent('LIVE_EVENT', event.publicId)).toMatchObject({
      premiereRelease: { videoId: video.publicId },
    });
    const foreignVideo = await service.createVideo({
      realmId: await service.applyRealm({ key: 'elsewhere' }),
    });
    expect(await readButtonContent('PLAYLIST', foreignVideo.publicId)).toBeUndefined();
  });

  test('has cards with the id of the series when it lists seasons', async () => {
    const { series, season } = await createSeasonInSeries({ title: 'Two', number: 2 });
    const row = await readFirstRow('seasons', createRow({ source: createListSource(season) }));
    expect(row?.contentList).toEqual([
      {
        id: season.publicId,
        type: 'SEASON',
        title: 'Two',
        accessLevel: 'GRANTED',
        seriesId: series.publicId,
      },
    ]);
  });

  test('has the hero artwork of a visible title as background', async () => {
    const [film, draft] = [await service.createVideo(), await service.createVideo({ publishedAt: null })];
    const { publicId } = await setArtwork(service.services.db, createHeroArtwork(film.id));
    await setArtwork(service.services.db, createHeroArtwork(draft.id));
    const gradients = { top: false, right: false, bottom: true, left: true };
    const readHeroBackground = async (key: string, contentId: number) =>
      (
        await readFirstRow(
          key,
          createRow({
            source: createListSource(film),
            background: { contentId, gradients, animationType: 'parallax' },
          }),
        )
      )?.rowTypeData.background;
    expect(await readHeroBackground('on-image', film.id)).toEqual({
      imageUrl: `/images/${publicId}/1920.jpg`,
      image: { url: `/images/${publicId}`, width: 1920, height: 1080, placeholder: 'AAAA' },
      gradient: gradients,
      animationType: 'parallax',
    });
    expect(await readHeroBackground('on-draft', draft.id)).toBeUndefined();
  });

  test('has cards with the key of the section as id when it lists section links', async () => {
    const link = await createSectionLink(service.services.db, {
      realmId: service.realmId,
      now: service.clock.now(),
      texts: { en: { title: 'Films' } },
      section: 'films',
    });
    const row = await readFirstRow(
      'sections',
      createRow({ type: 'SECTION', source: createListSource(link) }),
    );
    expect(row).toMatchObject({
      type: 'SECTION',
      contentList: [{ id: 'films', type: 'SECTION_LINK', title: 'Films', accessLevel: 'GRANTED' }],
    });
  });

  test('has pages of 10 cards, of 20 when cards are in two lines, of 25 for a guide, or of the requested size', async () => {
    const films = await Promise.all(Array.from({ length: 30 }, () => service.createVideo()));
    const countNextPageCards = async (key: string, row: Partial<NewBucket>, query = '') => {
      const bucket = await readFirstRow(key, createRow({ source: createListSource(...films), ...row }));
      const path = `/api/v1/view/section/${key}/bucket/${bucket?.bucketId}?displayGeoblocked=true${query}`;
      return (await service.request<{ contentList: Card[] }>(path)).body.contentList.length;
    };
    expect(await countNextPageCards('one-row', {})).toBe(10);
    expect(await countNextPageCards('two-rows', { rowCount: 2 })).toBe(20);
    expect(await countNextPageCards('guide', { type: 'EPG' })).toBe(25);
    expect(await countNextPageCards('requested-size', {}, '&rpp=7')).toBe(7);
  });

  test('rejects the artwork of a title of another realm as background', async () => {
    const otherRealmId = await service.applyRealm({ key: 'third' });
    const foreignVideo = await service.createVideo({ realmId: otherRealmId });
    const film = await service.createVideo();
    await expect(
      readFirstRow(
        'foreign-background',
        createRow({ source: createListSource(film), background: { contentId: foreignVideo.id } }),
      ),
    ).rejects.toThrow(/realm/);
  });
});

test('a hero without settings has text at the left and a gradient at the bottom', async () => {
  const film = await service.createVideo();
  const { db } = service.services;
  await setArtwork(db, { ...createHeroArtwork(film.id), focalX: 0.7 });
  const page = { realmId: service.realmId, key: 'plain-hero', title: { en: 'Plain' }, buckets: [] };
  await putSection(db, { ...page, heroes: [{ contentId: film.id, data: {} }], now: service.clock.now() });
  const [hero] = (await fetchSectionPage(service, 'plain-hero')).heroes;
  expect(hero).toMatchObject({
    alignmentHorizontal: 'none',
    alignmentVertical: 'none',
    textAlignment: 'LEFT',
    heroComponentsDisplay: { showTitle: true, showDescription: true, showPrimaryCta: true },
    background: {
      gradientTop: false,
      gradientRight: false,
      gradientBottom: true,
      gradientLeft: false,
      image: { focus: { x: 0.7, y: 0.5 } },
    },
  });
  expect(hero?.background.imageUrl).toMatch(/^\/images\/.+\/1920\.jpg$/);
});

test('a title text that the operator writes for a hero replaces the title image of its film', async () => {
  const film = await service.createVideo({ title: 'Salt' });
  const { db } = service.services;
  for (const kind of ['hero', 'titleImage'] as const)
    await setArtwork(db, { ...createHeroArtwork(film.id), kind });
  const heroes = [{ data: {} }, { data: { texts: { en: { title: 'Tonight' } } } }];
  const page = {
    realmId: service.realmId,
    key: 'own-title',
    title: {},
    buckets: [],
    now: service.clock.now(),
  };
  await putSection(db, { ...page, heroes: heroes.map((hero) => ({ ...hero, contentId: film.id })) });
  const [filmTitleHero, customTitleHero] = (await fetchSectionPage(service, 'own-title')).heroes;
  expect(filmTitleHero).toMatchObject({ title: 'Salt', titleImage: { width: expect.any(Number) } });
  expect(customTitleHero?.title).toBe('Tonight');
  expect(customTitleHero?.titleImage).toBeUndefined();
});

test('a hero without an image shows its text, and one without image and title is left out', async () => {
  const title = 'Tonight';
  const heroes = [{ data: { texts: { en: { title } } } }, { data: {} }];
  const page = {
    realmId: service.realmId,
    key: 'plain-text',
    title: {},
    buckets: [],
    now: service.clock.now(),
  };
  await putSection(service.services.db, { ...page, heroes });
  const section = await fetchSectionPage(service, 'plain-text');
  expect(section.heroes.map((hero) => [hero.title, hero.background.image])).toEqual([['Tonight', undefined]]);
});

test.each([
  ['a title itself', 'VIDEO'],
  ['the first visible title of a playlist', 'PLAYLIST'],
  ['the first episode of a series', 'SERIES'],
  ['the first episode of a season', 'SEASON'],
] as const)('the animated background of a hero plays %s', async (_case, entityType) => {
  const context = { realmId: service.realmId, now: service.clock.now() };
  const { db } = service.services;
  const { series, season } = await createSeasonInSeries();
  await service.createVideo({ episode: { seasonId: season.id, number: 2 } });
  const episode = await service.createVideo({ episode: { seasonId: season.id, number: 1 } });
  const list = await createTestPlaylist([await service.createVideo({ publishedAt: null }), episode]);
  await setArtwork(db, createHeroArtwork(episode.id));
  const entityByType = { VIDEO: episode, PLAYLIST: list, SERIES: series, SEASON: season };
  const animatedBackground = { entityId: entityByType[entityType].publicId, entityType };
  const key = `animated-${entityType}`;
  const createHero = (entityId: string) => ({
    contentId: episode.id,
    data: { animatedBackground: { ...animatedBackground, entityId } },
  });
  await putSection(db, {
    ...context,
    key,
    title: {},
    buckets: [],
    heroes: [createHero(animatedBackground.entityId), createHero('nothing')],
  });
  const { heroes } = await fetchSectionPage(service, key);
  expect(heroes[0]?.background.animatedBackground).toEqual({
    ...animatedBackground,
    videoId: episode.publicId,
  });
  expect(heroes[1]?.background.animatedBackground).toBeUndefined();
});
