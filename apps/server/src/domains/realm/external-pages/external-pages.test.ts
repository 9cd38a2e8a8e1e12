import type { ExternalPage, Plugin } from '@matinee/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { realmDefaults, startService, type TestService } from '../../../../test/service.ts';
import type { RealmContext } from '../../../calls/index.ts';
import { applyRealm } from '../../../main/apply-realm.ts';
import { buildContentSecurityPolicy } from '../../../pages/content-security.ts';
import { listFrameOrigins } from './plugin-frames.ts';

const title = { en: 'About', es: 'Acerca de' };
const externalPages = [
  {
    id: 'about',
    title,
    text: { en: '<h2>Hello</h2><p onclick="x()">We <b>show</b> films.</p><script>x()</script>' },
  },
  { id: 'shop', title: { en: 'Shop' }, url: 'https://shop.example/things' },
];
const plugins = [
  { id: 'score', title: { en: 'Score' }, html: '<!doctype html><p>Score</p>' },
  { id: 'map', title: { en: 'Map' }, url: 'https://maps.example/', height: 700 },
];
let service: TestService;
beforeAll(async () => {
  service = await startService();
  await service.applyRealm({ key: 'lantern', externalPages, plugins });
  await service.applyRealm({ key: 'other', hosts: ['other.example'] });
});
afterAll(() => service.close());

const readPage = (id: string, realm?: string) =>
  service.request<ExternalPage>(`/api/v2/externalpage/${id}`, realm === undefined ? {} : { realm });
const readPlugin = (id: string, realm?: string) =>
  service.request<Plugin>(`/api/v2/plugin/${id}`, realm === undefined ? {} : { realm });

describe('GET /api/v2/externalpage/:id', () => {
  test('returns the sanitised text as nodes', async () => {
    expect((await readPage('about')).body).toEqual({
      id: 'about',
      title: 'About',
      text: [
        { tag: 'h2', children: ['Hello'] },
        { tag: 'p', children: ['We show films.'] },
      ],
    });
  });

  test('returns the URL of an external page that embeds another site', async () => {
    expect((await readPage('shop')).body).toEqual({
      id: 'shop',
      title: 'Shop',
      url: 'https://shop.example/things',
    });
  });

  test('returns 404 in another realm and for an unknown id', async () => {
    expect((await readPage('about', 'other')).status).toBe(404);
    expect((await readPage('nothing')).status).toBe(404);
  });
});

test('documents may frame only the origins of external pages and plugins', () => {
  const { settings } = service.realms.find({ key: 'lantern' }) as RealmContext;
  const policy = buildContentSecurityPolicy([], { frames: listFrameOrigins(settings), requests: [] });
  expect(policy).toContain("frame-src 'self' https://shop.example https://maps.example;");
});

describe('GET /api/v2/plugin/:id', () => {
  test('serves the HTML of a plugin from the realm file in a sandboxed document', async () => {
    expect((await readPlugin('score')).body).toEqual({
      id: 'score',
      title: 'Score',
      url: '/plugin-frames/score',
      height: 480,
    });
    const { status, headers } = await service.request('/plugin-frames/score');
    expect(status).toBe(200);
    const policy = headers.get('content-security-policy') ?? '';
    expect(policy).toContain('sandbox allow-scripts;');
    expect(policy).toContain("default-src 'none'");
    expect(policy).not.toMatch(/connect-src|allow-same-origin|allow-top-navigation|'self'(?! *$)/);
  });

  test('returns the URL of a plugin on another site', async () => {
    expect((await readPlugin('map')).body).toMatchObject({ url: 'https://maps.example/', height: 700 });
    expect((await service.request('/plugin-frames/map')).status).toBe(404);
  });

  test('returns 404 in another realm and for an unknown id', async () => {
    expect((await readPlugin('score', 'other')).status).toBe(404);
    expect((await readPlugin('nothing')).status).toBe(404);
    const frame = await service.app.inject({
      url: '/plugin-frames/score',
      headers: { host: 'other.example' },
    });
    expect(frame.statusCode).toBe(404);
  });
});

test('a realm file with invalid pages, plugins and grids is rejected with all issues', async () => {
  const result = await applyRealm(
    service.services.db,
    {
      file: {
        ...realmDefaults,
        key: 'lantern',
        externalPages: [
          { id: 'both', title, text: { en: 'x' }, url: 'https://x.example' },
          { id: 'neither', title },
          { id: 'plain', title, url: 'http://x.example' },
          { id: 'script', title, url: 'javascript:alert(1)' },
          { id: 'script', title: { es: 'Solo' }, text: { es: 'x' } },
        ],
        plugins: [{ id: 'Big One', title, html: 'x', height: 5 }],
        grids: [
          { key: 'all', title },
          { key: 'odd', title, types: ['NOTHING'], sort: 'worst' },
        ],
      },
    },
    service.clock.now(),
  );
  if (result.ok) throw new Error('the invalid file was applied');
  expect(result.issues.map(({ path }) => path).sort()).toEqual([
    'externalPages[0]',
    'externalPages[1]',
    'externalPages[2].url',
    'externalPages[3].url',
    'externalPages[4].id',
    'externalPages[4].text',
    'externalPages[4].title',
    'grids[0].key',
    'grids[1].sort',
    'grids[1].types[0]',
    'plugins[0].height',
    'plugins[0].id',
  ]);
});
