// The page of a shared list, as its document has it. Over HTTP, with the built viewer.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startService, type TestService } from '../../test/service.ts';
import { bodyOf, contents, watchlistCalls } from '../../test/watchlists.ts';
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
