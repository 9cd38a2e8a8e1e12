import type { Link, Section, Tokens } from '@matinee/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startService, type TestService } from '../../../test/service.ts';
import { watchlistCalls } from '../../../test/watchlists.ts';
import { putSection } from '../pages/index.ts';

let service: TestService;
let calls: ReturnType<typeof watchlistCalls>;
beforeAll(async () => {
  service = await startService();
  await service.realm({ key: 'lantern', features: { socialSharing: false, watchlists: true } });
  calls = watchlistCalls(service);
});
afterAll(() => service.close());

test('a button that plays a watchlist names its first title, to whoever may read the list', async () => {
  const me = await service.person();
  const first = await service.video({ access: { kind: 'signIn' } });
  const { id, ownerExternalId: owner } = await calls.create(me);
  const link: Link = { type: 'WATCH_WATCHLIST', event: { type: 'WATCHLIST', id, owner } };
  await page('mine', link);
  expect(await buttonOf('mine', me)).toEqual({ link });
  const second = await service.video();
  await calls.add(me, id, [first, second]);
  const begun = { link: { ...link, videoIds: [first.publicId] }, content: { id: first.publicId } };
  expect(await buttonOf('mine', me)).toMatchObject(begun);
  expect(await buttonOf('mine', await service.person())).toEqual({ link });
  expect(await buttonOf('mine', null)).toEqual({ link });

  await page('other-owner', { ...link, event: { type: 'WATCHLIST', id, owner: 'nobody' } });
  expect((await buttonOf('other-owner', me))?.link.videoIds).toBeUndefined();

  await service.realm({ key: 'lantern', features: { socialSharing: true, watchlists: true } });
  // Who has not signed in begins with what plays at once, as on the page of the list.
  expect((await buttonOf('mine', null))?.link.videoIds).toEqual([second.publicId]);
});

test('a closed title is passed over as long as another one plays', async () => {
  const me = await service.person();
  const closed = await service.video({ access: { kind: 'licence', licences: ['premium'] } });
  const { id, ownerExternalId: owner } = await calls.create(me);
  await page('closed', { type: 'WATCH_WATCHLIST', event: { type: 'WATCHLIST', id, owner } });
  await calls.add(me, id, [closed]);
  expect((await buttonOf('closed', me))?.link.videoIds).toEqual([closed.publicId]);
  const open = await service.video();
  await calls.add(me, id, [open]);
  expect((await buttonOf('closed', me))?.link.videoIds).toEqual([open.publicId]);
});

async function page(key: string, link: Link): Promise<void> {
  const { realmId, clock } = service;
  const film = await service.video();
  const row = {
    publicId: `row-${key}`,
    exid: key,
    names: { en: key },
    rowType: 'basic' as const,
    rowCount: 1 as const,
    displayPosters: false,
    showItemPosition: false,
    source: { kind: 'list' as const, items: [film.id] },
    primaryCta: { link },
  };
  const page = { realmId, key, title: { en: key }, heroes: [], buckets: [row] };
  await putSection(service.services.db, { ...page, now: clock.now() });
}

async function buttonOf(key: string, who: Tokens | null) {
  const asked = who ? { token: who.authorisationToken } : {};
  const { body } = await service.ask<Section>(`/api/v1/view/section/${key}`, asked);
  return body.buckets[0]?.rowTypeData.primaryCta;
}
