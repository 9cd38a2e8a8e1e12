import type { EditorialLink, Section, Tokens } from '@matinee/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startService, type TestService } from '../../../test/service.ts';
import { tables } from '../../../test/tables.ts';
import { createWatchlistClient } from '../../../test/watchlists.ts';
import { putSection } from '../pages/index.ts';

let service: TestService;
let calls: ReturnType<typeof createWatchlistClient>;
beforeAll(async () => {
  service = await startService();
  await service.applyRealm({ key: 'lantern', features: { socialSharing: false, watchlists: true } });
  calls = createWatchlistClient(service);
});
afterAll(() => service.close());

test('a button that plays a watchlist contains the first title of the list for viewers who can read it', async () => {
  const account = await service.signInNewAccount();
  const signInVideo = await service.createVideo({ access: { kind: 'signIn' } });
  const { id, ownerExternalId: owner } = await calls.create(account);
  const link: EditorialLink = { type: 'WATCH_WATCHLIST', event: { type: 'WATCHLIST', id, owner } };
  await putPage('mine', link);
  expect(await readButton('mine', account)).toEqual({ link, handleClick: false });
  const openVideo = await service.createVideo();
  await calls.add(account, id, [signInVideo, openVideo]);
  const expected = {
    link: { ...link, videoIds: [signInVideo.publicId] },
    content: { id: signInVideo.publicId },
  };
  expect(await readButton('mine', account)).toMatchObject(expected);
  expect(await readButton('mine', await service.signInNewAccount())).toEqual({ link, handleClick: false });
  expect(await readButton('mine', null)).toEqual({ link, handleClick: false });

  await putPage('other-owner', { ...link, event: { type: 'WATCHLIST', id, owner: 'nobody' } });
  expect((await readButton('other-owner', account))?.link.videoIds).toBeUndefined();

  await service.applyRealm({ key: 'lantern', features: { socialSharing: true, watchlists: true } });
  // For a guest, the first title is the first that plays without signing in.
  expect((await readButton('mine', null))?.link.videoIds).toEqual([openVideo.publicId]);
});

test('a button plays a title without access only when the viewer can play no other title of the watchlist', async () => {
  const account = await service.signInNewAccount();
  const lockedVideo = await service.createVideo();
  const { id, ownerExternalId: owner } = await calls.create(account);
  await putPage('closed', { type: 'WATCH_WATCHLIST', event: { type: 'WATCHLIST', id, owner } });
  await calls.add(account, id, [lockedVideo]);
  await tables(service.services.db)
    .updateTable('content')
    .set({ access: JSON.stringify({ kind: 'licence', licences: ['premium'] }) })
    .where('public_id', '=', lockedVideo.publicId)
    .execute();
  expect((await readButton('closed', account))?.link.videoIds).toEqual([lockedVideo.publicId]);
  const openVideo = await service.createVideo();
  await calls.add(account, id, [openVideo]);
  expect((await readButton('closed', account))?.link.videoIds).toEqual([openVideo.publicId]);
});

async function putPage(key: string, link: EditorialLink): Promise<void> {
  const { realmId, clock } = service;
  const film = await service.createVideo();
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

async function readButton(key: string, tokens: Tokens | null) {
  const options = tokens ? { token: tokens.authorisationToken } : {};
  const { body } = await service.request<Section>(`/api/v1/view/section/${key}`, options);
  return body.buckets[0]?.rowTypeData.primaryCta;
}
