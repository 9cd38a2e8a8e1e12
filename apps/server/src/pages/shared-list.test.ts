// The page of a shared list, as its document has it. Over HTTP, with the built viewer.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { dataOf, metaOf } from '../../test/search-engines.ts';
import { startService, type TestService } from '../../test/service.ts';
import { bodyOf, contents, watchlistCalls } from '../../test/watchlists.ts';
import { setArtwork } from '../domains/titles/index.ts';
import { servePages } from './index.ts';

let service: TestService;
beforeAll(async () => {
  service = await startService({ servePages });
});
afterAll(() => service.close());

test('a shared list is in its document, which nobody keeps: the list may be taken back at any moment', async () => {
  const realm = 'long-lists';
  const features = { socialSharing: true, watchlists: true };
  const realmId = await service.realm({ key: realm, hosts: ['long.example'], features });
  const me = await service.person({ realm });
  const list = await watchlistCalls(service).create(me, 'Long', { realm });
  const films = await Promise.all(
    Array.from({ length: 26 }, (_, index) => service.video({ realmId, title: `Reel ${index + 1}.` })),
  );
  await service.ask(`${contents}/${list.id}/content`, {
    realm,
    token: me.authorisationToken,
    body: bodyOf(films),
  });
  const headers = { host: 'long.example' };
  const first = await service.app.inject({ url: `/watchlists/${list.id}`, headers });
  expect(first.statusCode).toBe(200);
  expect(first.headers['cache-control']).toBe('private, no-cache');
  const titlesIn = (html: string) => [...new Set(html.match(/Reel \d+\.(?=<)/g))];
  expect(titlesIn(first.payload)).toHaveLength(25);
  const next = /href="([^"]*lastSeen=[^"]*)"[^>]*rel="next"|rel="next"[^>]*href="([^"]*)"/.exec(
    first.payload,
  );
  const url = (next?.[1] ?? next?.[2] ?? '').replaceAll('&amp;', '&');
  const second = await service.app.inject({ url, headers });
  expect(titlesIn(second.payload)).toHaveLength(1);
  expect(titlesIn(first.payload)).not.toContain(titlesIn(second.payload)[0]);
  expect(second.payload).toMatch(/rel="prev"/);
});

describe('a shared list', () => {
  async function shared(socialSharing: boolean) {
    const host = `sharing-${socialSharing}.example`;
    const realm = `sharing-${socialSharing}`;
    const realmId = await service.realm({
      key: realm,
      hosts: [host],
      features: { socialSharing, watchlists: true },
    });
    const calls = watchlistCalls(service);
    const me = await service.person({ realm });
    const list = await calls.create(me, 'For <b>Sunday</b>', { realm });
    const film = await service.video({ realmId, title: 'Fog' });
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
    await service.ask(`/api/v2/new-watchlists/${list.id}/content`, {
      realm,
      token: me.authorisationToken,
      body: { content: [{ id: film.publicId, contentType: 'VIDEO' }] },
    });
    await service.settled();
    const path = `/watchlists/${list.id}`;
    const answer = await service.app.inject({ url: path, headers: { host } });
    return { html: answer.payload, path, list, host };
  }

  test('shows its name and a picture to who has the link, and is found by nobody else', async () => {
    const { html, path, list, host } = await shared(true);
    expect(metaOf(html, 'robots')).toBe('noindex');
    expect(metaOf(html, 'og:title')).toBe('For &lt;b&gt;Sunday&lt;/b&gt;');
    expect(metaOf(html, 'og:description')).toBe('Fog');
    expect(metaOf(html, 'og:url')).toBe(`http://${host}${path}?owner=${list.ownerExternalId}`);
    expect(metaOf(html, 'og:image')).toMatch(/\/1280\.jpg$/);
    expect(metaOf(html, 'twitter:card')).toBe('summary_large_image');
    expect(html).not.toContain('rel="canonical"');
    expect(dataOf(html)).toEqual([]);
  });

  test('says nothing where lists are not shared, and one that is not there says nothing either', async () => {
    const { html } = await shared(false);
    expect(metaOf(html, 'robots')).toBe('noindex');
    expect(html).not.toMatch(/Sunday|og:/);
    const headers = { host: 'sharing-true.example' };
    const unknown = await service.app.inject({ url: '/watchlists/nobodys', headers });
    expect(unknown.payload).not.toContain('og:');
  });
});
