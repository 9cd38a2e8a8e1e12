import type { Preview, PreviewDefaults } from '@matinee/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aRealm, startService, type TestService } from '../../test/service.ts';
import { putSection } from '../domains/pages/index.ts';
import { setArtwork } from '../domains/titles/index.ts';

let service: TestService;
let admin: string;
const path = '/api/v2/admin/preview';
const row = (items: string[]) => ({
  name: { en: 'New', es: 'Novedades' },
  displayPosters: true,
  source: { kind: 'list', items },
});
const show = (body: object, token = admin) => service.ask<Preview>(path, { token, body });

beforeAll(async () => {
  service = await startService();
  ({ authorisationToken: admin } = await service.person({ role: 'ADMIN' }));
  const { db } = service.services;
  const frame = { realmId: service.realmId, now: service.clock.now() };
  const film = await service.video({ publicId: 'fog', title: 'Fog' });
  await service.video({ publicId: 'draft', title: 'Draft', publishedAt: null });
  const picture = { storageKey: 'x', width: 1920, height: 1080, placeholder: 'AAAA' };
  await setArtwork(db, { ...frame, contentId: film.id, kind: 'hero', ...picture });
  await putSection(db, {
    ...frame,
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
  const elsewhere = await service.realm({ key: 'elsewhere' });
  await service.video({ realmId: elsewhere, publicId: 'theirs', title: 'Theirs' });
});
afterAll(() => service.close());

describe('previews are not there', () => {
  test('for guests, for people without the role, and for administrators of another realm', async () => {
    const { authorisationToken: user } = await service.person();
    const { authorisationToken: stranger } = await service.person({ realm: 'elsewhere', role: 'ADMIN' });
    for (const [address, body] of [[path], [`${path}/section/HOME`], [path, { section: {} }]] as const) {
      const asked = body ? { body } : {};
      expect((await service.ask(address, asked)).status).toBe(404);
      expect((await service.ask(address, { ...asked, token: user })).status).toBe(404);
      expect((await service.ask(address, { ...asked, token: stranger })).status).toBe(401);
    }
  });
});

describe('an administrator', () => {
  test('begins from the realm as it is', async () => {
    const { body } = await service.ask<PreviewDefaults>(path, { token: admin });
    expect(body.sections).toContain('HOME');
    expect(body.realmFile).toMatchObject({ key: 'lantern', theme: aRealm.theme });
    expect((await show({ realmFile: body.realmFile })).body.issues.realmFile).toEqual([]);
  });

  test('begins from a page as it is, and is shown the same', async () => {
    const answer = await service.ask<{ section: object }>(`${path}/section/HOME`, { token: admin });
    expect(answer.body.section).toMatchObject({
      title: { en: 'Home' },
      heroes: [{ content: 'fog' }],
      rows: [{ name: { en: 'First' }, source: { kind: 'list', items: ['fog'] } }],
    });
    const { body } = await show({ section: answer.body.section });
    expect(body.issues.section).toEqual([]);
    expect(body.section?.heroes[0]?.title).toBe('Fog');
    expect(body.section?.buckets[0]).toMatchObject({ name: 'First', contentList: [{ id: 'fog' }] });
  });

  test('sees a look, a menu and words that nobody else sees', async () => {
    const realmFile = {
      ...aRealm,
      key: 'lantern',
      name: 'Beacon',
      topBarLayout: 'hamburger',
      theme: { ...aRealm.theme, callToAction: '#00ff00' },
      menu: [{ id: 'a', label: { en: 'A', es: 'Una' }, link: { route: 'HOME' }, placement: 'main' }],
      labels: { es: { back: 'Atrás' } },
    };
    const { body } = await show({ realmFile, language: 'es' });
    expect(body.realm).toMatchObject({ name: 'Beacon', topBarLayout: 'hamburger' });
    expect(body.realm?.tokens['--color-cta']).toBe('#00ff00');
    expect(body.menus?.WEB.map(({ label }) => label)).toEqual(['Una']);
    expect(body.labels).toMatchObject({ selected_locale: 'es', translations: { back: 'Atrás' } });
    expect((await service.ask<{ name: string }>('/api/v2/realm')).body.name).toBe('Lantern');
  });

  test('sees a page in the languages of the draft, as a guest would', async () => {
    const section = { title: { en: 'Try' }, rows: [row(['fog', 'draft'])] };
    const { body } = await show({ realmFile: { ...aRealm, key: 'lantern' }, section, language: 'es' });
    expect(body.section?.buckets[0]).toMatchObject({
      name: 'Novedades',
      contentList: [{ id: 'fog' }],
      paging: { moreDataAvailable: false },
    });
  });

  test('begins from rows of every kind, and is shown the same', async () => {
    const { db } = service.services;
    const film = await service.video({ publicId: 'lamp', title: 'Lamp' });
    const looks = {
      rowType: 'basic',
      rowCount: 1,
      displayPosters: false,
      showItemPosition: false,
      textAlignment: 'LEFT',
    } as const;
    const sides = { top: true, right: false, bottom: false, left: false };
    const picture = { storageKey: 'y', width: 1920, height: 1080, placeholder: 'AAAA' };
    await setArtwork(db, {
      realmId: service.realmId,
      now: service.clock.now(),
      contentId: film.id,
      kind: 'hero',
      ...picture,
    });
    const list = { kind: 'list' as const, items: [film.id] };
    const many = Array.from({ length: 30 }, (_, at) => ({
      exid: `many-${at}`,
      names: { en: `Many ${at}` },
      source: list,
      ...looks,
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
          ...looks,
        },
        { exid: 'events', names: { en: 'Events' }, source: { kind: 'events' }, ...looks },
        { exid: 'mine', names: { en: 'Mine' }, source: { kind: 'continueWatching' }, ...looks },
        ...many,
      ],
    });
    const { body: start } = await service.ask<{ section: { rows: object[] } }>(`${path}/section/KINDS`, {
      token: admin,
    });
    expect(start.section.rows.slice(0, 3)).toMatchObject([
      {
        type: 'CONTENT_HIGHLIGHT',
        background: { content: 'lamp', gradients: sides, animationType: 'fade' },
        source: { kind: 'list', items: ['lamp'] },
      },
      { type: 'VOD_PLAYLIST', source: { kind: 'events' } },
      { source: { kind: 'continueWatching' } },
    ]);
    const { body } = await show({ section: start.section });
    expect(body.issues.section).toEqual([]);
    expect(body.section?.buckets[0]).toMatchObject({
      type: 'CONTENT_HIGHLIGHT',
      rowTypeData: { background: { gradientTop: true, animationType: 'fade' } },
    });
    // Guests go on with nothing, and nothing is on: every other row is there, however many there are.
    expect(body.section?.buckets.map(({ name }) => name)).toEqual([
      'Highlight',
      ...many.map(({ names }) => names.en),
    ]);
    const astray = { ...start.section, rows: [{ ...row(['fog']), background: { content: 'nobody' } }] };
    expect((await show({ section: astray })).body.issues.section).toEqual([
      { path: 'rows[0].background.content', message: 'There is no title "nobody" here.' },
    ]);
    const neither = { ...start.section, rows: [{ ...row(['fog']), background: {} }] };
    expect((await show({ section: neither })).body.issues.section[0]?.path).toBe('rows[0].background');
  });

  test('sees a page as a person who is signed in', async () => {
    const section = { title: { en: 'Try' }, rows: [row(['members'])] };
    await service.video({ publicId: 'members', title: 'Members', access: { kind: 'signIn' } });
    const levelOf = (body: Preview) => body.section?.buckets[0]?.contentList[0]?.accessLevel;
    expect(levelOf((await show({ section })).body)).toBe('GRANTED_ON_SIGN_IN');
    expect(levelOf((await show({ section, isSignedIn: true })).body)).toBe('GRANTED');
  });

  test('sees dates and languages in the words of the reader', async () => {
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
        { ...row(['fog']), name: { value: '2027-03-01', format: 'short-month' }, descriptions: { es: day } },
      ],
    };
    const inSpanish = await show({ realmFile: { ...aRealm, key: 'lantern' }, section, language: 'es' });
    expect(inSpanish.body.section?.heroes[0]).toMatchObject({
      title: 'Fog',
      tagline: '1 de marzo de 2027',
      description: 'Árabe',
    });
    expect(inSpanish.body.section?.buckets[0]).toMatchObject({
      name: '1 mar 2027',
      rowTypeData: { description: '1 de marzo de 2027' },
    });
    const inEnglish = await show({ section });
    expect(inEnglish.body.section?.heroes[0]).toMatchObject({
      tagline: 'March 1, 2027',
      description: 'Arabic',
    });
    const bad = { ...section, heroes: [{ texts: { en: { title: { value: 'x', format: 'price' } } } }] };
    expect((await show({ section: bad })).body.issues.section[0]?.path).toBe('heroes[0].texts.en.title');
  });

  test('changes nothing by it', async () => {
    const { db } = service.services;
    const state = async () =>
      (
        await sql<{ state: string }>`select concat_ws(' ', (select count(*) from section),
          (select count(*) from bucket), (select count(*) from hero), (select count(*) from outbox),
          (select sum(version) from realm)) as state`.execute(db)
      ).rows[0]?.state;
    const before = await state();
    await show({
      realmFile: { ...aRealm, key: 'other' },
      section: { title: { en: 'Try' }, rows: [row(['fog'])] },
    });
    expect(await state()).toBe(before);
  });

  test('is told everything that is wrong, each with its place', async () => {
    const { body } = await show({
      realmFile: {
        ...aRealm,
        key: 'lantern',
        colour: 'red',
        theme: { ...aRealm.theme, primary: 'red' },
        fonts: { display: 'Comic Sans', text: 'Inter Variable' },
      },
      section: { title: { en: 'Try' }, rows: [{ ...row([]), rowCount: 3 }], extra: 1 },
    });
    expect(body.issues.realmFile.map((fault) => fault.path).sort()).toEqual([
      'colour',
      'fonts.display',
      'theme.primary',
    ]);
    expect(body.issues.section.map((fault) => fault.path).sort()).toEqual(['extra', 'rows[0].rowCount']);
    expect(body).not.toHaveProperty('realm');
  });

  test('cannot show titles that are not here or are another realm’s', async () => {
    const { body } = await show({
      section: { title: { en: 'Try' }, rows: [row(['fog', 'theirs', 'nobody'])] },
    });
    expect(body.issues.section).toEqual([
      { path: 'rows[0].source.items[1]', message: 'There is no title "theirs" here.' },
      { path: 'rows[0].source.items[2]', message: 'There is no title "nobody" here.' },
    ]);
  });

  test('may send anything: nothing breaks', async () => {
    for (const draft of [null, 7, 'x', [], [[]], { heroes: 7 }, { title: { en: '' } }]) {
      const answer = await show({ realmFile: draft, section: draft });
      expect(answer.status).toBe(200);
      expect(answer.body.issues.realmFile.length * answer.body.issues.section.length).toBeGreaterThan(0);
    }
  });
});
