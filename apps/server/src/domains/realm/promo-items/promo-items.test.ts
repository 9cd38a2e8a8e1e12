import type { PromoItemList, RealmFileInput } from '@matinee/contract';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createRow, putSectionPage } from '../../../../test/section-page.ts';
import { realmDefaults, startService, type TestService } from '../../../../test/service.ts';
import { putRealmImage } from '../../../main/realm-images.ts';
import { servePages } from '../../../pages/index.ts';
import { grantLicence } from '../../entitlement/index.ts';
import { selectAccount } from '../../identity/index.ts';
import { storeMaster } from '../../media/index.ts';
import { findRealmFileIssues } from '../operations/realm-file-issues.ts';

type PromoItemInput = NonNullable<RealmFileInput['promoItems']>[number];

const createItem = (id: string, changes: Partial<PromoItemInput> = {}): PromoItemInput => ({
  id,
  title: { en: `Title of ${id}`, es: `Título de ${id}` },
  buttonText: { en: 'Open', es: 'Abrir' },
  link: { route: 'BROWSE' },
  ...changes,
});

const promoItems = [
  createItem('for-all', { text: { en: 'Some text' }, placements: ['home', 'accessDenied'] }),
  createItem('for-guests', { audience: 'guests' }),
  createItem('for-accounts', { audience: 'accounts' }),
  createItem('for-non-holders', { withoutLicence: 'premium', placements: ['accessDenied'] }),
  createItem('in-spanish', { languages: ['es'] }),
  createItem('starting-now', { from: '2027-03-01T13:00:00+01:00', to: '2027-03-01T14:00:00Z' }),
  createItem('scheduled', { from: '2027-03-02T00:00:00Z', to: '2027-03-03T00:00:00Z' }),
];

let service: TestService;
beforeAll(async () => {
  service = await startService({ servePages });
  await service.applyRealm({ key: 'lantern', promoItems });
  await service.applyRealm({ key: 'other', promoItems: [createItem('elsewhere')] });
  await service.createVideo({ publicId: 'paid', access: { kind: 'licence', licences: ['premium'] } });
  const { id } = await service.createVideo({ publicId: 'film' });
  await putSectionPage(service, 'HOME', [createRow({ source: { kind: 'list', items: [id] } })]);
});
afterAll(() => service.close());

const readItems = async (query = '', options: { token?: string; realm?: string } = {}) =>
  (await service.request<PromoItemList>(`/api/v2/promo-items${query}`, options)).body.promoItems;
const readIds = async (...args: Parameters<typeof readItems>) =>
  (await readItems(...args)).map(({ id }) => id);

describe('GET /api/v2/promo-items', () => {
  test('returns the items of a realm in order, with texts in the requested language', async () => {
    expect(await readItems('?language=es', { realm: 'other' })).toEqual([
      {
        id: 'elsewhere',
        title: 'Título de elsewhere',
        button: { ctaText: 'Abrir', link: { route: 'BROWSE' }, handleClick: false },
        placements: ['home'],
      },
    ]);
  });

  test('returns to guests the items for everyone and for guests', async () => {
    const { authorisationToken: token } = await service.signInGuest();
    const expectedIds = ['for-all', 'for-guests', 'for-non-holders', 'starting-now'];
    expect(await readIds()).toEqual(expectedIds);
    expect(await readIds('', { token })).toEqual(expectedIds);
  });

  test('returns to accounts the items for everyone and for accounts, but none for viewers without a licence that they hold', async () => {
    const email = 'pia@example.com';
    const { authorisationToken: token } = await service.signInNewAccount({ email });
    expect(await readIds('', { token })).toEqual([
      'for-all',
      'for-accounts',
      'for-non-holders',
      'starting-now',
    ]);
    const { realmId, services, clock } = service;
    const now = clock.now();
    const { id: accountId = 0 } = (await selectAccount(services.db, { realmId, email })) ?? {};
    const grant = { realmId, accountId, licence: 'premium', from: now, reason: 'test', now };
    await grantLicence(services.db, grant);
    await service.waitForEvents();
    await expect.poll(() => readIds('', { token })).toEqual(['for-all', 'for-accounts', 'starting-now']);
  });

  test('returns items of a language only in that language, and those of a placement when one is requested', async () => {
    expect(await readIds('?language=es')).toContain('in-spanish');
    expect(await readIds('?placement=accessDenied')).toEqual(['for-all', 'for-non-holders']);
    expect((await service.request('/api/v2/promo-items?placement=roof')).status).toBe(400);
  });

  test('returns the image of an item until it is removed', async () => {
    const image = await storeMaster(service.services.storage, {
      data: await sharp({ create: { width: 1600, height: 900, channels: 3, background: '#345' } })
        .png()
        .toBuffer(),
    });
    const setImage = (newImage: (typeof image & { focalX: number; focalY: number }) | null) =>
      putRealmImage(service.services.db, {
        realmId: service.realmId,
        name: 'promo:for-all',
        image: newImage,
        now: service.clock.now(),
      });
    await setImage({ ...image, focalX: 0.2, focalY: 0.6 });
    const readArtwork = async () => (await readItems())[0]?.artwork;
    await expect.poll(readArtwork).toMatchObject({ width: 1600, focus: { x: 0.2, y: 0.6 } });
    await setImage(null);
    await expect.poll(readArtwork).toBeUndefined();
  });
});

test.each(['/interstitial/paid', '/video/paid?showInterstitial=true'])(
  '%s contains the items for pages without access',
  async (path) => {
    const readPage = async (url: string) => (await fetch(service.url + url)).text();
    expect(await readPage(path)).toContain('Title of for-non-holders</h2>');
    expect(await readPage('/interstitial/film')).not.toContain('Title of for-non-holders</h2>');
  },
);

test('the home page for guests contains an item from the start of its period until the end', async () => {
  const hasItem = async (id: string) =>
    (await (await fetch(`${service.url}/home`)).text()).includes(`Title of ${id}</h2>`);
  expect(await hasItem('for-all')).toBe(true);
  await service.applyRealm({ key: 'lantern', promoItems: promoItems.slice(-1) });
  await service.waitForEvents();
  await expect.poll(() => hasItem('for-all')).toBe(false);
  expect(await hasItem('scheduled')).toBe(false);
  service.clock.advance({ hours: 12 });
  expect(await hasItem('scheduled')).toBe(true);
  service.clock.advance({ hours: 24 });
  expect(await hasItem('scheduled')).toBe(false);
});

test('a realm file with invalid promo items is rejected with the path of each error', () => {
  const issues = findRealmFileIssues({
    ...realmDefaults,
    key: 'lantern',
    promoItems: [
      createItem('Big One', { title: { es: 'Solo' }, placements: [] }),
      createItem('twice', { link: {}, withoutLicence: 'gold', languages: ['es', 'fr'] }),
      createItem('twice', { link: { url: 'javascript:alert(1)' }, from: 'tomorrow' }),
      createItem('period', { from: '2027-03-01T13:00:00Z', to: '2027-03-01T14:00:00+01:00' }),
      createItem('route', { link: { route: 'NOWHERE' } }),
      createItem('params', { link: { route: 'SERIES' } }),
      createItem('action', {
        link: { type: 'ADD_TO_FAVOURITES', event: { type: 'VIDEO', id: 'film' } },
      }),
      createItem('valid', { link: { url: 'https://shop.example/pass' } }),
    ],
  });
  expect(issues.map(({ path }) => path).sort()).toEqual([
    'promoItems[0].id',
    'promoItems[0].placements',
    'promoItems[0].title',
    'promoItems[1].languages[1]',
    'promoItems[1].link',
    'promoItems[1].withoutLicence',
    'promoItems[2].from',
    'promoItems[2].id',
    'promoItems[2].link.url',
    'promoItems[3].to',
    'promoItems[4].link.route',
    'promoItems[5].link.route',
    'promoItems[6].link.type',
  ]);
  expect(issues.find(({ path }) => path === 'promoItems[2].from')?.message).toContain('time zone');
});
