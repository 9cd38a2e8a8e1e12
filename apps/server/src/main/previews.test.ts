// This file is long because its tests share one service with its accounts.
import type { Preview, PreviewDefaults } from '@matinee/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { realmDefaults, startService, type TestService } from '../../test/service.ts';
import { putSection } from '../domains/pages/index.ts';
import { setArtwork } from '../domains/titles/index.ts';

let service: TestService;
let adminToken: string;
const previewPath = '/api/v2/admin/preview';
const createListRow = (items: string[]) => ({
  name: { en: 'New', es: 'Novedades' },
  displayPosters: true,
  source: { kind: 'list', items },
});
const requestPreview = (body: object, token = adminToken) =>
  service.request<Preview>(previewPath, { token, body });

beforeAll(async () => {
  service = await startService();
  ({ authorisationToken: adminToken } = await service.signInNewAccount({ role: 'ADMIN' }));
  const { db } = service.services;
  const baseInput = { realmId: service.realmId, now: service.clock.now() };
  const film = await service.createVideo({ publicId: 'fog', title: 'Fog' });
  await service.createVideo({ publicId: 'draft', title: 'Draft', publishedAt: null });
  const image = { storageKey: 'x', width: 1920, height: 1080, placeholder: 'AAAA' };
  await setArtwork(db, { ...baseInput, contentId: film.id, kind: 'hero', ...image });
  await putSection(db, {
    ...baseInput,
    key: 'HOME',
    title: { en: 'Home' },
    heroes: [{ contentId: film.id, data: {} }],
    buckets: [
      {
        exid: 'first',
        names: { en: 'First' },
        rowType: 'basic',
        rowCount: 1,
        displayPosters: false,
        showItemPosition: false,
        source: { kind: 'list', items: [film.id] },
      },
    ],
  });
  const otherRealmId = await service.applyRealm({ key: 'elsewhere' });
  await service.createVideo({ realmId: otherRealmId, publicId: 'theirs', title: 'Theirs' });
});
afterAll(() => service.close());

describe('the preview calls', () => {
  test('return 404 to guests and to accounts without the role, and 401 to administrators of another realm', async () => {
    const { authorisationToken: userToken } = await service.signInNewAccount();
    const { authorisationToken: otherRealmToken } = await service.signInNewAccount({
      realm: 'elsewhere',
      role: 'ADMIN',
    });
    for (const [url, body] of [
      [previewPath],
      [`${previewPath}/section/HOME`],
      [previewPath, { section: {} }],
    ] as const) {
      const options = body ? { body } : {};
      expect((await service.request(url, options)).status).toBe(404);
      expect((await service.request(url, { ...options, token: userToken })).status).toBe(404);
      expect((await service.request(url, { ...options, token: otherRealmToken })).status).toBe(401);
    }
  });
});

describe('POST /api/v2/admin/preview', () => {
  test('accepts the current realm file, which the defaults contain', async () => {
    const { body } = await service.request<PreviewDefaults>(previewPath, { token: adminToken });
    expect(body.sections).toContain('HOME');
    expect(body.realmFile).toMatchObject({ key: 'lantern', theme: realmDefaults.theme });
    expect((await requestPreview({ realmFile: body.realmFile })).body.issues.realmFile).toEqual([]);
  });

  test('returns the draft of a section in the form of the published section', async () => {
    const response = await service.request<{ section: object }>(`${previewPath}/section/HOME`, {
      token: adminToken,
    });
    expect(response.body.section).toMatchObject({
      title: { en: 'Home' },
      heroes: [{ content: 'fog' }],
      rows: [{ name: { en: 'First' }, source: { kind: 'list', items: ['fog'] } }],
    });
    const { body } = await requestPreview({ section: response.body.section });
    expect(body.issues.section).toEqual([]);
    expect(body.section?.heroes[0]?.title).toBe('Fog');
    expect(body.section?.buckets[0]).toMatchObject({ name: 'First', contentList: [{ id: 'fog' }] });
  });

  test('returns the theme, menu and labels of the draft, and does not publish them', async () => {
    const realmFile = {
      ...realmDefaults,
      key: 'lantern',
      name: 'Beacon',
      topBarLayout: 'hamburger',
      theme: { ...realmDefaults.theme, callToAction: '#00ff00' },
      menu: [{ id: 'a', label: { en: 'A', es: 'Una' }, link: { route: 'HOME' }, placement: 'main' }],
      labels: { es: { back: 'Atrás' } },
    };
    const { body } = await requestPreview({ realmFile, language: 'es' });
    expect(body.realm).toMatchObject({ name: 'Beacon', topBarLayout: 'hamburger' });
    expect(body.realm?.tokens['--color-cta']).toBe('#00ff00');
    expect(body.menus?.WEB.map(({ label }) => label)).toEqual(['Una']);
    expect(body.labels).toMatchObject({ selected_locale: 'es', translations: { back: 'Atrás' } });
    expect((await service.request<{ name: string }>('/api/v2/realm')).body.name).toBe('Lantern');
  });

  test('returns the promo items for guests or for accounts, also before their period', async () => {
    const createItem = (id: string, audience: 'guests' | 'accounts') => ({
      ...{ id, audience, from: '2099-01-01T00:00:00Z', link: { route: 'BROWSE' } },
      ...{ title: { en: id }, buttonText: { en: 'Open' } },
    });
    const promoItems = [createItem('join', 'guests'), createItem('thanks', 'accounts')];
    const realmFile = { ...realmDefaults, key: 'lantern', promoItems };
    const readIds = async (isSignedIn: boolean) =>
      (await requestPreview({ realmFile, isSignedIn })).body.promoItems?.map(({ id }) => id);
    expect(await readIds(false)).toEqual(['join']);
    expect(await readIds(true)).toEqual(['thanks']);
  });

  test('returns the section in the requested language, without titles hidden from guests', async () => {
    const section = { title: { en: 'Try' }, rows: [createListRow(['fog', 'draft'])] };
    const { body } = await requestPreview({
      realmFile: { ...realmDefaults, key: 'lantern' },
      section,
      language: 'es',
    });
    expect(body.section?.buckets[0]).toMatchObject({
      name: 'Novedades',
      contentList: [{ id: 'fog' }],
      paging: { moreDataAvailable: false },
    });
  });

  test('returns a draft with rows of every kind in the form of the published section', async () => {
    const { db } = service.services;
    const film = await service.createVideo({ publicId: 'lamp', title: 'Lamp' });
    const layout = {
      rowType: 'basic',
      rowCount: 1,
      displayPosters: false,
      showItemPosition: false,
      textAlignment: 'LEFT',
    } as const;
    const sides = { top: true, right: false, bottom: false, left: false };
    const image = { storageKey: 'y', width: 1920, height: 1080, placeholder: 'AAAA' };
    await setArtwork(db, {
      realmId: service.realmId,
      now: service.clock.now(),
      contentId: film.id,
      kind: 'hero',
      ...image,
    });
    const list = { kind: 'list' as const, items: [film.id] };
    const manyRows = Array.from({ length: 30 }, (_, index) => ({
      exid: `many-${index}`,
      names: { en: `Many ${index}` },
      source: list,
      ...layout,
    }));
    await putSection(db, {
      realmId: service.realmId,
      now: service.clock.now(),
      key: 'KINDS',
      title: { en: 'Kinds' },
      heroes: [],
      buckets: [
        {
          exid: 'highlight',
          names: { en: 'Highlight' },
          type: 'CONTENT_HIGHLIGHT',
          background: { contentId: film.id, gradients: sides, animationType: 'fade' },
          source: list,
          ...layout,
        },
        { exid: 'events', names: { en: 'Events' }, source: { kind: 'events' }, ...layout },
        { exid: 'mine', names: { en: 'Mine' }, source: { kind: 'continueWatching' }, ...layout },
        ...manyRows,
      ],
    });
    const { body: draft } = await service.request<{ section: { rows: object[] } }>(
      `${previewPath}/section/KINDS`,
      {
        token: adminToken,
      },
    );
    expect(draft.section.rows.slice(0, 3)).toMatchObject([
      {
        type: 'CONTENT_HIGHLIGHT',
        background: { content: 'lamp', gradients: sides, animationType: 'fade' },
        source: { kind: 'list', items: ['lamp'] },
      },
      { type: 'VOD_PLAYLIST', source: { kind: 'events' } },
      { source: { kind: 'continueWatching' } },
    ]);
    const { body } = await requestPreview({ section: draft.section });
    expect(body.issues.section).toEqual([]);
    expect(body.section?.buckets[0]).toMatchObject({
      type: 'CONTENT_HIGHLIGHT',
      rowTypeData: { background: { gradient: { top: true }, animationType: 'fade' } },
    });
    // The guest of a preview has no watch history, and there are no events: those two rows are empty and omitted.
    expect(body.section?.buckets.map(({ name }) => name)).toEqual([
      'Highlight',
      ...manyRows.map(({ names }) => names.en),
    ]);
    const unknownTitle = {
      ...draft.section,
      rows: [{ ...createListRow(['fog']), background: { content: 'nobody' } }],
    };
    expect((await requestPreview({ section: unknownTitle })).body.issues.section).toEqual([
      { path: 'rows[0].background.content', message: 'There is no title "nobody" in this realm.' },
    ]);
    const emptyBackground = { ...draft.section, rows: [{ ...createListRow(['fog']), background: {} }] };
    expect((await requestPreview({ section: emptyBackground })).body.issues.section[0]?.path).toBe(
      'rows[0].background',
    );
  });

  test('returns the section as a signed-in viewer sees it when isSignedIn is set', async () => {
    const section = { title: { en: 'Try' }, rows: [createListRow(['members'])] };
    await service.createVideo({ publicId: 'members', title: 'Members', access: { kind: 'signIn' } });
    const getAccessLevel = (body: Preview) => body.section?.buckets[0]?.contentList[0]?.accessLevel;
    expect(getAccessLevel((await requestPreview({ section })).body)).toBe('GRANTED_ON_SIGN_IN');
    expect(getAccessLevel((await requestPreview({ section, isSignedIn: true })).body)).toBe('GRANTED');
  });

  test('formats dates and language names in the requested language', async () => {
    const day = { value: '2027-03-01', format: 'date' };
    const section = {
      title: { en: 'Try' },
      heroes: [
        {
          content: 'fog',
          texts: { en: { title: 'Fog', tagline: day, description: { value: 'ar', format: 'language' } } },
        },
      ],
      rows: [
        {
          ...createListRow(['fog']),
          name: { value: '2027-03-01', format: 'short-month' },
          descriptions: { es: day },
        },
      ],
    };
    const spanishResponse = await requestPreview({
      realmFile: { ...realmDefaults, key: 'lantern' },
      section,
      language: 'es',
    });
    expect(spanishResponse.body.section?.heroes[0]).toMatchObject({
      title: 'Fog',
      tagline: '1 de marzo de 2027',
      description: 'Árabe',
    });
    expect(spanishResponse.body.section?.buckets[0]).toMatchObject({
      name: '1 mar 2027',
      rowTypeData: { description: '1 de marzo de 2027' },
    });
    const englishResponse = await requestPreview({ section });
    expect(englishResponse.body.section?.heroes[0]).toMatchObject({
      tagline: 'March 1, 2027',
      description: 'Arabic',
    });
    const unknownFormat = {
      ...section,
      heroes: [{ texts: { en: { title: { value: 'x', format: 'price' } } } }],
    };
    expect((await requestPreview({ section: unknownFormat })).body.issues.section[0]?.path).toBe(
      'heroes[0].texts.en.title',
    );
  });

  test('changes no stored data', async () => {
    const { db } = service.services;
    const readStoredState = async () =>
      (
        await sql<{ state: string }>`select concat_ws(' ', (select count(*) from section),
          (select count(*) from bucket), (select count(*) from hero), (select count(*) from outbox),
          (select sum(version) from realm)) as state`.execute(db)
      ).rows[0]?.state;
    const stateBefore = await readStoredState();
    await requestPreview({
      realmFile: { ...realmDefaults, key: 'other' },
      section: { title: { en: 'Try' }, rows: [createListRow(['fog'])] },
    });
    expect(await readStoredState()).toBe(stateBefore);
  });

  test('returns every issue of the draft with its path', async () => {
    const { body } = await requestPreview({
      realmFile: {
        ...realmDefaults,
        key: 'lantern',
        colour: 'red',
        theme: { ...realmDefaults.theme, primary: 'red' },
        fonts: { display: 'Comic Sans', text: 'Inter Variable' },
      },
      section: { title: { en: 'Try' }, rows: [{ ...createListRow([]), rowCount: 3 }], extra: 1 },
    });
    expect(body.issues.realmFile.map(({ path }) => path).sort()).toEqual([
      'colour',
      'fonts.display',
      'theme.primary',
    ]);
    expect(body.issues.section.map(({ path }) => path).sort()).toEqual(['extra', 'rows[0].rowCount']);
    expect(body).not.toHaveProperty('realm');
  });

  test('returns an issue for unknown titles and for titles of another realm', async () => {
    const { body } = await requestPreview({
      section: { title: { en: 'Try' }, rows: [createListRow(['fog', 'theirs', 'nobody'])] },
    });
    expect(body.issues.section).toEqual([
      { path: 'rows[0].source.items[1]', message: 'There is no title "theirs" in this realm.' },
      { path: 'rows[0].source.items[2]', message: 'There is no title "nobody" in this realm.' },
    ]);
  });

  test('returns issues, not an error, for a draft of a wrong type', async () => {
    for (const draft of [null, 7, 'x', [], [[]], { heroes: 7 }, { title: { en: '' } }]) {
      const response = await requestPreview({ realmFile: draft, section: draft });
      expect(response.status).toBe(200);
      expect(response.body.issues.realmFile.length * response.body.issues.section.length).toBeGreaterThan(0);
    }
  });
});
