import type { LabelSet, Realm } from '@matinee/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aRealm, startService, type TestService } from '../../../test/service.ts';
import { tables } from '../../../test/tables.ts';
import { applyRealm } from '../../main/apply-realm.ts';
import { emit } from '../../platform/events/index.ts';

let service: TestService;
beforeAll(async () => {
  service = await startService();
  await service.realm({ key: 'hosted', name: 'Hosted', hosts: ['tv.example.com', 'tv.example.com:8443'] });
});
afterAll(() => service.close());

const apply = (file: unknown) => applyRealm(service.services.db, { file }, service.clock.now());
const getRealm = (headers: Record<string, string> = {}) =>
  service.app.inject({ url: '/api/v2/realm', headers }).then((answer) => answer.json());

describe('Which realm a request is for', () => {
  test.each([
    ['the realm header', { realm: 'hosted' }, 'hosted'],
    ['the realm header before the host', { realm: 'lantern', host: 'tv.example.com' }, 'lantern'],
    ['a host that is claimed', { host: 'tv.example.com' }, 'hosted'],
    ['the host in capitals', { host: 'TV.Example.COM' }, 'hosted'],
    ['the host with a port', { host: 'tv.example.com:8443' }, 'hosted'],
    ['a host that nobody claims: the realm that claims none', { host: 'localhost:8080' }, 'lantern'],
  ])('is decided by %s', async (_by, headers, key) => {
    expect(await getRealm(headers)).toMatchObject({ key });
  });

  test('can be named in the query of a call, where no header can be sent', async () => {
    const answer = await service.app.inject({ url: '/api/v2/realm?realm=hosted' });
    expect(answer.json()).toMatchObject({ key: 'hosted' });
  });

  test('must exist when it is named', async () => {
    expect(await getRealm({ realm: 'nowhere' })).toMatchObject({ code: 'unknownRealm' });
  });

  test('is not told by a forwarded host from anybody', async () => {
    expect(await getRealm({ 'x-forwarded-host': 'tv.example.com' })).toMatchObject({ key: 'lantern' });
  });
});

describe('The settings that pages follow', () => {
  test('carry tokens derived from the colours, and none of the secrets of operating', async () => {
    const { body } = await service.ask<Realm>('/api/v2/realm');
    expect(body.tokens).toMatchObject({ '--color-background': '#0b0c11', '--color-cta': '#f6a93b' });
    expect(Object.keys(body)).not.toContain('hosts');
    expect(Object.keys(body)).not.toContain('licences');
  });

  test('are answered with an ETag, and a caller who has them gets nothing twice', async () => {
    const first = await service.ask<Realm>('/api/v2/realm');
    expect(first.headers.get('cache-control')).toBe('public, max-age=5');
    const etag = first.headers.get('etag') ?? '';
    const again = await service.ask('/api/v2/realm', { headers: { 'if-none-match': etag } });
    expect([again.status, again.body]).toEqual([304, '']);
  });

  test('change for running processes when a file is applied, without a restart', async () => {
    await service.realm({ key: 'changing', name: 'Before' });
    expect(await getRealm({ realm: 'changing' })).toMatchObject({ name: 'Before', version: 1 });
    await apply({ ...aRealm, key: 'changing', name: 'After' });
    await service.settled();
    await expect.poll(() => getRealm({ realm: 'changing' })).toMatchObject({ name: 'After', version: 2 });
  });

  test('reach open pages as an event', async () => {
    await service.realm({ key: 'followed', name: 'One' });
    const stop = new AbortController();
    const stream = await fetch(`${service.url}/api/v2/page-events`, {
      headers: { realm: 'followed' },
      signal: stop.signal,
    });
    expect(stream.headers.get('content-type')).toMatch(/^text\/event-stream/);
    const reader = stream.body?.pipeThrough(new TextDecoderStream()).getReader();
    let text = '';
    const readUntil = async (part: string) => {
      while (!text.includes(part)) text += (await reader?.read())?.value ?? '';
    };
    await readUntil('"version":1');
    await apply({ ...aRealm, key: 'followed', name: 'Two' });
    await readUntil('{"topic":"realm","version":2}');
    stop.abort();
  });

  test('reach open pages as the contract has it, or not at all', async () => {
    const { db } = service.services;
    const stream = await fetch(`${service.url}/api/v2/page-events`);
    const changed = (section: unknown) =>
      emit(db, { realmId: service.realmId, type: 'SectionChanged', payload: { section: section as string } });
    await changed('HOME');
    await changed({ secret: 'kept' });
    // The stream ends there; a page opens another.
    const said = await stream.text();
    expect(said).toContain('{"topic":"section","section":"HOME"}');
    expect(said).not.toContain('secret');
  });
});

describe('The menu', () => {
  const item = { label: { en: 'Item', es: 'Entrada' }, link: { route: 'HOME' }, placement: 'main' as const };
  const menu = [
    { ...item, id: 'both' },
    { ...item, id: 'wide', platforms: ['WEB' as const] },
    { ...item, id: 'narrow', platforms: ['MOBILE_WEB' as const] },
  ];
  const idsOf = async (query: string, realm: string) => {
    const { body } = await service.ask<{ items: { id: string }[] }>(`/api/v1/view/menu${query}`, { realm });
    return body.items.map(({ id }) => id);
  };

  test('has the items of the platform that asks, in order; wide screens unless said', async () => {
    await service.realm({ key: 'menus', menu });
    expect(await idsOf('', 'menus')).toEqual(['both', 'wide']);
    expect(await idsOf('?platform=WEB', 'menus')).toEqual(['both', 'wide']);
    expect(await idsOf('?platform=MOBILE_WEB', 'menus')).toEqual(['both', 'narrow']);
    expect(await idsOf('', 'lantern')).toEqual([]);
  });

  test('is in the language that is asked for', async () => {
    await service.realm({ key: 'spoken', menu });
    const { body } = await service.ask<{ items: { label: string }[] }>('/api/v1/view/menu?language=es', {
      realm: 'spoken',
    });
    expect(body.items[0]?.label).toBe('Entrada');
  });

  test('is refused for a platform that there is not', async () => {
    const answer = await service.ask('/api/v1/view/menu?platform=FRIDGE');
    expect([answer.status, answer.body.code]).toEqual([400, 'badRequest']);
    const bad = await apply({ ...aRealm, key: 'bad', menu: [{ ...item, id: 'none', platforms: [] }] });
    expect(bad).toMatchObject({ ok: false, faults: [{ path: 'menu[0].platforms' }] });
  });
});

describe('Signing in elsewhere', () => {
  test('is told to pages, with whether people can register there', async () => {
    await service.realm({ key: 'elsewhere', externalSignIn: { url: 'https://id.example.com/in' } });
    expect(await getRealm({ realm: 'elsewhere' })).toMatchObject({
      externalSignIn: { url: 'https://id.example.com/in', allowsSignUp: true },
    });
    expect(await getRealm({ realm: 'lantern' })).not.toHaveProperty('externalSignIn');
  });

  test.each(['javascript:alert(1)', '/login', 'data:text/html,x'])('is never at %s', async (url) => {
    const answer = await apply({ ...aRealm, key: 'tricked', externalSignIn: { url } });
    expect(answer).toMatchObject({ ok: false, faults: [{ path: 'externalSignIn.url' }] });
  });
});

describe('Applying a realm file', () => {
  test('twice changes nothing the second time', async () => {
    await apply({ ...aRealm, key: 'same' });
    expect(await apply({ ...aRealm, key: 'same' })).toMatchObject({
      ok: true,
      changed: false,
      realm: { version: 1 },
    });
  });

  test('keeps every version', async () => {
    await apply({ ...aRealm, key: 'kept', name: 'One' });
    await apply({ ...aRealm, key: 'kept', name: 'Two' });
    const versions = await tables(service.services.db)
      .selectFrom('realm_version')
      .innerJoin('realm', 'realm.id', 'realm_version.realm_id')
      .select(['realm_version.version'])
      .where('realm.key', '=', 'kept')
      .orderBy('realm_version.version')
      .execute();
    expect(versions.map(({ version }) => version)).toEqual([1, 2]);
  });

  test('lists every fault at once with its place, and changes nothing', async () => {
    const bad = {
      ...aRealm,
      key: 'Bad Key',
      theme: { ...aRealm.theme, primary: 'red', alert: undefined },
      hosts: ['TV.example.com', 'https://x/'],
      languages: ['en', 'english!', 'en'],
      defaultLanguage: 'de',
      features: { selfRegistraton: true },
      topBarLayout: 'left',
      licences: [{ key: 'premium', name: { en: 'A' }, description: {} }, { ...aRealm.licences[0] }],
      menu: [
        { id: 'home', label: { en: 'Home' }, link: {}, placement: 'main', isDefault: true },
        { id: 'home', label: { en: 'Again' }, link: {}, placement: 'top', isDefault: true },
      ],
      labels: { en: { greeting: 'Hello {name' }, fr: {} },
      bridgeOrigins: ['not an address'],
      colours: {},
    };
    const applied = await apply(bad);
    if (applied.ok) throw new Error('it was applied');
    const places = applied.faults.map(({ path }) => path);
    expect(places).toEqual(
      expect.arrayContaining([
        'key',
        'theme.primary',
        'theme.alert',
        'hosts[1]',
        'languages[1]',
        'languages[2]',
        'defaultLanguage',
        'features.selfRegistraton',
        'topBarLayout',
        'licences[1].key',
        'licences[0].description',
        'menu[1].id',
        'menu[1].placement',
        'menu[1].isDefault',
        'labels.en.greeting',
        'labels.fr',
        'bridgeOrigins[0]',
        'colours',
      ]),
    );
    for (const { message } of applied.faults) expect(message).toMatch(/^[A-Z"].*\.$/);
  });

  test.each([
    ['what is not JSON', { text: '{ "key": ' }, ''],
    ['a list', { text: '[]' }, ''],
    [
      'a host of another realm',
      { text: JSON.stringify({ ...aRealm, key: 'thief', hosts: ['tv.example.com'] }) },
      'hosts[0]',
    ],
  ])('refuses %s', async (_what, input, path) => {
    const applied = await applyRealm(service.services.db, input, service.clock.now());
    expect(applied).toMatchObject({ ok: false, faults: [{ path }] });
  });
});

describe('Labels', () => {
  test('come in the language that is asked for, with the words of the realm before the built-in ones', async () => {
    await service.realm({
      key: 'worded',
      labels: { es: { signIn: 'Entra ya' }, en: { onlyHere: 'Only here' } },
    });
    const { body } = await service.ask<LabelSet>('/api/v2/label?language=es', { realm: 'worded' });
    expect([body.selected_locale, body.default_locale]).toEqual(['es', 'en']);
    expect(body.translations).toMatchObject({ signIn: 'Entra ya', onlyHere: 'Only here' });
  });

  test('follow Accept-Language, and fall back to the default of the realm', async () => {
    const ask = async (language: string) =>
      (await service.ask<LabelSet>('/api/v2/label', { headers: { 'accept-language': language } })).body;
    expect((await ask('es-MX,es;q=0.9,en;q=0.8')).selected_locale).toBe('es');
    expect((await ask('ja')).selected_locale).toBe('en');
  });

  test('of one realm are not seen in another', async () => {
    const { body } = await service.ask<LabelSet>('/api/v2/label', { realm: 'hosted' });
    expect(body.translations).not.toHaveProperty('onlyHere');
  });

  test('can be asked for by key; what is unknown is left out', async () => {
    const { body } = await service.ask('/api/v2/texts', {
      realm: 'worded',
      body: { keys: ['onlyHere', 'noSuchKey', '__proto__'] },
    });
    expect(body).toEqual({ onlyHere: 'Only here' });
  });
});

test('The menu is in the language of the caller', async () => {
  await service.realm({
    key: 'menu',
    menu: [
      {
        id: 'home',
        label: { en: 'Home', es: 'Inicio' },
        link: { route: 'HOME' },
        placement: 'main',
        isDefault: true,
      },
    ],
  });
  const { body } = await service.ask('/api/v1/view/menu?language=es', { realm: 'menu' });
  expect(body).toEqual({
    items: [{ id: 'home', label: 'Inicio', link: { route: 'HOME' }, placement: 'main', isDefault: true }],
  });
});
