import type { LabelSet, Realm } from '@matinee/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { realmDefaults, startService, type TestService } from '../../../test/service.ts';
import { tables } from '../../../test/tables.ts';
import { applyRealm } from '../../main/apply-realm.ts';
import { emit } from '../../platform/events/index.ts';

let service: TestService;
beforeAll(async () => {
  service = await startService();
  await service.applyRealm({
    key: 'hosted',
    name: 'Hosted',
    hosts: ['tv.example.com', 'tv.example.com:8443'],
  });
});
afterAll(() => service.close());

const apply = (file: unknown) => applyRealm(service.services.db, { file }, service.clock.now());
const getRealm = (headers: Record<string, string> = {}) =>
  service.app.inject({ url: '/api/v2/realm', headers }).then((response) => response.json());

describe('the realm of a request', () => {
  test.each([
    ['the realm header', { realm: 'hosted' }, 'hosted'],
    ['the realm header before the host', { realm: 'lantern', host: 'tv.example.com' }, 'lantern'],
    ['a host that is claimed', { host: 'tv.example.com' }, 'hosted'],
    ['the host in capitals', { host: 'TV.Example.COM' }, 'hosted'],
    ['the host with a port', { host: 'tv.example.com:8443' }, 'hosted'],
    ['a host that no realm claims (chooses the realm without hosts)', { host: 'localhost:8080' }, 'lantern'],
  ])('is chosen by %s', async (_by, headers, key) => {
    expect(await getRealm(headers)).toMatchObject({ key });
  });

  test('is chosen by the query parameter, for requests that cannot send headers', async () => {
    const response = await service.app.inject({ url: '/api/v2/realm?realm=hosted' });
    expect(response.json()).toMatchObject({ key: 'hosted' });
  });

  test('cannot be chosen by an unknown key: the response is unknownRealm', async () => {
    expect(await getRealm({ realm: 'unknown' })).toMatchObject({ code: 'unknownRealm' });
  });

  test('is not chosen by the X-Forwarded-Host of an untrusted client', async () => {
    expect(await getRealm({ 'x-forwarded-host': 'tv.example.com' })).toMatchObject({ key: 'lantern' });
  });
});

describe('GET /api/v2/realm', () => {
  test('returns theme tokens, but neither hosts nor licences', async () => {
    const { body } = await service.request<Realm>('/api/v2/realm');
    expect(body.tokens).toMatchObject({ '--color-background': '#0b0c11', '--color-cta': '#f6a93b' });
    expect(Object.keys(body)).not.toContain('hosts');
    expect(Object.keys(body)).not.toContain('licences');
  });

  test('returns 304 for the current ETag', async () => {
    const response = await service.request<Realm>('/api/v2/realm');
    expect(response.headers.get('cache-control')).toBe('public, max-age=5');
    const etag = response.headers.get('etag') ?? '';
    const revalidationResponse = await service.request('/api/v2/realm', {
      headers: { 'if-none-match': etag },
    });
    expect([revalidationResponse.status, revalidationResponse.body]).toEqual([304, '']);
  });

  test('returns the new settings after a file was applied, without a restart', async () => {
    await service.applyRealm({ key: 'changing', name: 'Before' });
    expect(await getRealm({ realm: 'changing' })).toMatchObject({ name: 'Before', version: 1 });
    await apply({ ...realmDefaults, key: 'changing', name: 'After' });
    await service.waitForEvents();
    await expect.poll(() => getRealm({ realm: 'changing' })).toMatchObject({ name: 'After', version: 2 });
  });
});

describe('GET /api/v2/page-events', () => {
  test('sends an event when the settings of the realm change', async () => {
    await service.applyRealm({ key: 'followed', name: 'One' });
    const abort = new AbortController();
    const stream = await fetch(`${service.url}/api/v2/page-events`, {
      headers: { realm: 'followed' },
      signal: abort.signal,
    });
    expect(stream.headers.get('content-type')).toMatch(/^text\/event-stream/);
    const reader = stream.body?.pipeThrough(new TextDecoderStream()).getReader();
    let text = '';
    const readUntil = async (expectedText: string) => {
      while (!text.includes(expectedText)) text += (await reader?.read())?.value ?? '';
    };
    await readUntil('"version":1');
    await apply({ ...realmDefaults, key: 'followed', name: 'Two' });
    await readUntil('{"topic":"realm","version":2}');
    abort.abort();
  });

  test('ends the stream instead of sending an event that violates the contract', async () => {
    const { db } = service.services;
    const stream = await fetch(`${service.url}/api/v2/page-events`);
    const emitSection = (section: unknown) =>
      emit(db, { realmId: service.realmId, type: 'SectionChanged', payload: { section: section as string } });
    await emitSection('HOME');
    await emitSection({ secret: 'value' });
    // The stream ends here; a real page reconnects.
    const body = await stream.text();
    expect(body).toContain('{"topic":"section","section":"HOME"}');
    expect(body).not.toContain('secret');
  });
});

describe('GET /api/v1/view/menu', () => {
  const item = { label: { en: 'Item', es: 'Entrada' }, link: { route: 'HOME' }, placement: 'main' as const };
  const menu = [
    { ...item, id: 'both' },
    { ...item, id: 'wide', platforms: ['WEB' as const] },
    { ...item, id: 'narrow', platforms: ['MOBILE_WEB' as const] },
  ];
  const readMenuIds = async (query: string, realm: string) => {
    const { body } = await service.request<{ items: { id: string }[] }>(`/api/v1/view/menu${query}`, {
      realm,
    });
    return body.items.map(({ id }) => id);
  };

  test('returns the items of the requested platform in order; WEB by default', async () => {
    await service.applyRealm({ key: 'menus', menu });
    expect(await readMenuIds('', 'menus')).toEqual(['both', 'wide']);
    expect(await readMenuIds('?platform=WEB', 'menus')).toEqual(['both', 'wide']);
    expect(await readMenuIds('?platform=MOBILE_WEB', 'menus')).toEqual(['both', 'narrow']);
    expect(await readMenuIds('', 'lantern')).toEqual([]);
  });

  test('returns labels in the requested language', async () => {
    await service.applyRealm({ key: 'translated-menu', menu });
    const { body } = await service.request<{ items: { label: string }[] }>('/api/v1/view/menu?language=es', {
      realm: 'translated-menu',
    });
    expect(body.items[0]?.label).toBe('Entrada');
  });

  test('returns 400 for an unknown platform; a realm file with an item without platforms is rejected', async () => {
    const response = await service.request('/api/v1/view/menu?platform=FRIDGE');
    expect([response.status, response.body.code]).toEqual([400, 'badRequest']);
    const result = await apply({
      ...realmDefaults,
      key: 'bad',
      menu: [{ ...item, id: 'none', platforms: [] }],
    });
    expect(result).toMatchObject({ ok: false, issues: [{ path: 'menu[0].platforms' }] });
  });
});

describe('external sign-in', () => {
  test('is part of the realm and says whether viewers can sign up there', async () => {
    await service.applyRealm({ key: 'elsewhere', externalSignIn: { url: 'https://id.example.com/in' } });
    expect(await getRealm({ realm: 'elsewhere' })).toMatchObject({
      externalSignIn: { url: 'https://id.example.com/in', allowsSignUp: true },
    });
    expect(await getRealm({ realm: 'lantern' })).not.toHaveProperty('externalSignIn');
  });

  test.each(['javascript:alert(1)', '/login', 'data:text/html,x'])('rejects the URL %s', async (url) => {
    const result = await apply({ ...realmDefaults, key: 'tricked', externalSignIn: { url } });
    expect(result).toMatchObject({ ok: false, issues: [{ path: 'externalSignIn.url' }] });
  });
});

describe('applyRealm', () => {
  test('changes nothing when the same file is applied again', async () => {
    await apply({ ...realmDefaults, key: 'same' });
    expect(await apply({ ...realmDefaults, key: 'same' })).toMatchObject({
      ok: true,
      hasChanged: false,
      realm: { version: 1 },
    });
  });

  test('stores every version', async () => {
    await apply({ ...realmDefaults, key: 'versioned', name: 'One' });
    await apply({ ...realmDefaults, key: 'versioned', name: 'Two' });
    const versions = await tables(service.services.db)
      .selectFrom('realm_version')
      .innerJoin('realm', 'realm.id', 'realm_version.realm_id')
      .select(['realm_version.version'])
      .where('realm.key', '=', 'versioned')
      .orderBy('realm_version.version')
      .execute();
    expect(versions.map(({ version }) => version)).toEqual([1, 2]);
  });

  test('returns every issue with its path', async () => {
    const invalidFile = {
      ...realmDefaults,
      key: 'Bad Key',
      theme: { ...realmDefaults.theme, primary: 'red', alert: undefined },
      hosts: ['TV.example.com', 'https://x/'],
      languages: ['en', 'english!', 'en'],
      defaultLanguage: 'de',
      features: { selfRegistraton: true },
      topBarLayout: 'left',
      licences: [{ key: 'premium', name: { en: 'A' }, description: {} }, { ...realmDefaults.licences[0] }],
      menu: [
        { id: 'home', label: { en: 'Home' }, link: {}, placement: 'main', isDefault: true },
        { id: 'home', label: { en: 'Again' }, link: {}, placement: 'top', isDefault: true },
      ],
      labels: { en: { greeting: 'Hello {name' }, fr: {} },
      bridgeOrigins: ['not an address'],
      colours: {},
    };
    const result = await apply(invalidFile);
    if (result.ok) throw new Error('the invalid file was applied');
    const paths = result.issues.map(({ path }) => path);
    expect(paths).toEqual(
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
    for (const { message } of result.issues) expect(message).toMatch(/^[A-Z"].*\.$/);
  });

  test.each([
    ['text that is not JSON', { text: '{ "key": ' }, ''],
    ['an array', { text: '[]' }, ''],
    [
      'a host of another realm',
      { text: JSON.stringify({ ...realmDefaults, key: 'host-taker', hosts: ['tv.example.com'] }) },
      'hosts[0]',
    ],
  ])('rejects %s', async (_description, input, path) => {
    const result = await applyRealm(service.services.db, input, service.clock.now());
    expect(result).toMatchObject({ ok: false, issues: [{ path }] });
  });
});

describe('labels', () => {
  test('are in the requested language, and the realm overrides built-in labels', async () => {
    await service.applyRealm({
      key: 'own-labels',
      labels: { es: { signIn: 'Entra ya' }, en: { onlyHere: 'Only here' } },
    });
    const { body } = await service.request<LabelSet>('/api/v2/label?language=es', { realm: 'own-labels' });
    expect([body.selected_locale, body.default_locale]).toEqual(['es', 'en']);
    expect(body.translations).toMatchObject({ signIn: 'Entra ya', onlyHere: 'Only here' });
  });

  test('follow Accept-Language and fall back to the default language of the realm', async () => {
    const getLabels = async (language: string) =>
      (await service.request<LabelSet>('/api/v2/label', { headers: { 'accept-language': language } })).body;
    expect((await getLabels('es-MX,es;q=0.9,en;q=0.8')).selected_locale).toBe('es');
    expect((await getLabels('ja')).selected_locale).toBe('en');
  });

  test('of a realm are not visible in another realm', async () => {
    const { body } = await service.request<LabelSet>('/api/v2/label', { realm: 'hosted' });
    expect(body.translations).not.toHaveProperty('onlyHere');
  });

  test('are returned by key; unknown keys are left out', async () => {
    const { body } = await service.request('/api/v2/texts', {
      realm: 'own-labels',
      body: { keys: ['onlyHere', 'noSuchKey', '__proto__'] },
    });
    expect(body).toEqual({ onlyHere: 'Only here' });
  });
});

test('GET /api/v1/view/menu returns all fields of an item in the requested language', async () => {
  await service.applyRealm({
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
  const { body } = await service.request('/api/v1/view/menu?language=es', { realm: 'menu' });
  expect(body).toEqual({
    items: [{ id: 'home', label: 'Inicio', link: { route: 'HOME' }, placement: 'main', isDefault: true }],
  });
});
