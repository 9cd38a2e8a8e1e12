// The server-rendered page of a shared watchlist. Over HTTP, with the built viewer.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readMetaContent, readStructuredData } from '../../test/seo.ts';
import { startService, type TestService } from '../../test/service.ts';
import { createContentBody, createWatchlistClient, singleWatchlistPath } from '../../test/watchlists.ts';
import { setArtwork } from '../domains/titles/index.ts';
import { servePages } from './index.ts';

let service: TestService;
beforeAll(async () => {
  service = await startService({ servePages });
});
afterAll(() => service.close());

test('renders a shared list page by page, and requires revalidation because sharing can end', async () => {
  const realm = 'long-lists';
  const features = { socialSharing: true, watchlists: true };
  const realmId = await service.applyRealm({ key: realm, hosts: ['long.example'], features });
  const owner = await service.signInNewAccount({ realm });
  const list = await createWatchlistClient(service).create(owner, 'Long', { realm });
  const films = await Promise.all(
    Array.from({ length: 26 }, (_, index) => service.createVideo({ realmId, title: `Reel ${index + 1}.` })),
  );
  await service.request(`${singleWatchlistPath}/${list.id}/content`, {
    realm,
    token: owner.authorisationToken,
    body: createContentBody(films),
  });
  const headers = { host: 'long.example' };
  const firstResponse = await service.app.inject({ url: `/watchlists/${list.id}`, headers });
  expect(firstResponse.statusCode).toBe(200);
  expect(firstResponse.headers['cache-control']).toBe('private, no-cache');
  const readTitles = (html: string) => [...new Set(html.match(/Reel \d+\.(?=<)/g))];
  expect(readTitles(firstResponse.payload)).toHaveLength(25);
  const nextLink = /href="([^"]*lastSeen=[^"]*)"[^>]*rel="next"|rel="next"[^>]*href="([^"]*)"/.exec(
    firstResponse.payload,
  );
  const url = (nextLink?.[1] ?? nextLink?.[2] ?? '').replaceAll('&amp;', '&');
  const secondResponse = await service.app.inject({ url, headers });
  expect(readTitles(secondResponse.payload)).toHaveLength(1);
  expect(readTitles(firstResponse.payload)).not.toContain(readTitles(secondResponse.payload)[0]);
  expect(secondResponse.payload).toMatch(/rel="prev"/);
});

describe('meta tags of a list', () => {
  async function fetchList(socialSharing: boolean) {
    const host = `sharing-${socialSharing}.example`;
    const realm = `sharing-${socialSharing}`;
    const realmId = await service.applyRealm({
      key: realm,
      hosts: [host],
      features: { socialSharing, watchlists: true },
    });
    const watchlistClient = createWatchlistClient(service);
    const owner = await service.signInNewAccount({ realm });
    const list = await watchlistClient.create(owner, 'For <b>Sunday</b>', { realm });
    const film = await service.createVideo({ realmId, title: 'Fog' });
    await setArtwork(service.services.db, {
      storageKey: 'artwork/y',
      placeholder: 'AAAA',
      realmId,
      contentId: film.id,
      kind: 'thumbnail',
      width: 1600,
      height: 900,
      now: service.clock.now(),
    });
    await service.request(`${singleWatchlistPath}/${list.id}/content`, {
      realm,
      token: owner.authorisationToken,
      body: { content: [{ id: film.publicId, contentType: 'VIDEO' }] },
    });
    await service.waitForEvents();
    const path = `/watchlists/${list.id}`;
    const response = await service.app.inject({ url: path, headers: { host } });
    return { html: response.payload, path, list, host };
  }

  test('contain its name, titles and image, and noindex, when lists are shared', async () => {
    const { html, path, list, host } = await fetchList(true);
    expect(readMetaContent(html, 'robots')).toBe('noindex');
    expect(readMetaContent(html, 'og:title')).toBe('For &lt;b&gt;Sunday&lt;/b&gt;');
    expect(readMetaContent(html, 'og:description')).toBe('Fog');
    expect(readMetaContent(html, 'og:url')).toBe(`http://${host}${path}?owner=${list.ownerExternalId}`);
    expect(readMetaContent(html, 'og:image')).toMatch(/\/1280\.jpg$/);
    expect(readMetaContent(html, 'twitter:card')).toBe('summary_large_image');
    expect(html).not.toContain('rel="canonical"');
    expect(readStructuredData(html)).toEqual([]);
  });

  test('contain no Open Graph tags when lists are not shared, and for an unknown list', async () => {
    const { html } = await fetchList(false);
    expect(readMetaContent(html, 'robots')).toBe('noindex');
    expect(html).not.toMatch(/Sunday|og:/);
    const headers = { host: 'sharing-true.example' };
    const unknownListResponse = await service.app.inject({ url: '/watchlists/nobodys', headers });
    expect(unknownListResponse.payload).not.toContain('og:');
  });
});
