import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startService, type TestService } from '../../../test/service.ts';
import {
  createContentBody,
  createWatchlistClient,
  getPublicIds,
  singleWatchlistPath,
  type TestTitles,
  watchlistsPath,
} from '../../../test/watchlists.ts';
import { createSeries, setArtwork } from '../titles/index.ts';

let service: TestService;
let calls: ReturnType<typeof createWatchlistClient>;
beforeAll(async () => {
  service = await startService();
  calls = createWatchlistClient(service);
});
afterAll(() => service.close());

describe('watchlist items', () => {
  test('are appended in the given order', async () => {
    const { account, id, titles } = await calls.createListWith(2);
    const moreTitles = await calls.createTitles(2);
    expect((await calls.add(account, id, moreTitles)).status).toBe(204);
    const page = await calls.readPage(account, id);
    expect(page.content.map((title) => title.id)).toEqual(getPublicIds([...titles, ...moreTitles]));
    expect(page.content[0]).toMatchObject({ contentType: 'VIDEO', type: 'VIDEO', accessLevel: 'GRANTED' });
    expect(page.isEmpty).toBe(false);
  });

  test('that the list already contains are rejected with 409 and their ids, and nothing is added', async () => {
    const { account, id, titles } = await calls.createListWith(1);
    const [newTitle] = await calls.createTitles(1);
    const response = await calls.add(account, id, [newTitle as never, titles[0] as never]);
    expect([response.status, response.body.code, response.body.params]).toEqual([
      409,
      'duplicatedItem',
      { ids: getPublicIds(titles) },
    ]);
    expect((await calls.add(account, id, [newTitle as never, newTitle as never])).body.code).toBe(
      'duplicatedItem',
    );
    expect(await calls.readAllIds(account, id)).toEqual(getPublicIds(titles));
  });

  test('that are unknown, hidden, of another realm or of another type are rejected with 404', async () => {
    const { account, id, titles } = await calls.createListWith(1);
    const otherRealmId = await service.applyRealm({ key: 'other' });
    const otherRealmTitle = await service.createVideo({ realmId: otherRealmId });
    const hiddenVideo = await service.createVideo({ publishedAt: null });
    for (const title of [{ publicId: 'nothing' }, otherRealmTitle, hiddenVideo]) {
      expect((await calls.add(account, id, [title])).body.code).toBe('notFound');
    }
    const [newTitle] = await calls.createTitles(1);
    const body = { content: [{ id: newTitle?.publicId, contentType: 'SERIES' }] };
    expect(
      await calls.requestStatusAndCode(account, `${singleWatchlistPath}/${id}/content`, { body }),
    ).toEqual([404, 'notFound']);
    expect(await calls.readAllIds(account, id)).toEqual(getPublicIds(titles));
  });

  test('that the viewer may not watch: videos are rejected with 403, as favourites are; series are added', async () => {
    const { account, id, titles } = await calls.createListWith(1);
    const access = { kind: 'licence' as const, licences: ['premium'] };
    const lockedVideo = await service.createVideo({ access });
    expect((await calls.add(account, id, [lockedVideo])).body).toMatchObject({
      code: 'accessDenied',
      params: { accessLevel: 'DENIED' },
    });
    const favouriteRequest = { token: account.authorisationToken, method: 'PUT' };
    const { body } = await service.request(
      `/api/v2/favourite/vods/${lockedVideo.publicId}`,
      favouriteRequest,
    );
    expect(body).toMatchObject({ code: 'accessDenied', params: { accessLevel: 'DENIED' } });
    const { realmId, services, clock } = service;
    const lockedSeries = await createSeries(services.db, {
      realmId,
      now: clock.now(),
      texts: { en: { title: 'Series' } },
      access,
    });
    const content = [{ id: lockedSeries.publicId, contentType: 'VOD_SERIES' }];
    const path = `${singleWatchlistPath}/${id}/content`;
    expect(
      (await service.request(path, { token: account.authorisationToken, body: { content } })).status,
    ).toBe(204);
    expect(await calls.readAllIds(account, id)).toEqual(getPublicIds([...titles, lockedSeries]));
  });

  test('are added once by a repeated request with the same Idempotency-Key', async () => {
    const { account, id, titles } = await calls.createListWith(0);
    const [title, otherTitle] = await calls.createTitles(2);
    const add = (added: TestTitles) =>
      service.request(`${singleWatchlistPath}/${id}/content`, {
        token: account.authorisationToken,
        body: createContentBody(added),
        headers: { 'idempotency-key': 'add-one' },
      });
    expect([(await add([title as never])).status, (await add([title as never])).status]).toEqual([204, 204]);
    expect(await calls.readAllIds(account, id)).toEqual(getPublicIds([...titles, title as never]));
    expect((await add([otherTitle as never])).body.code).toBe('idempotencyKeyReused');
  });

  test('can be added and removed with any alias of their content type', async () => {
    const { account, id } = await calls.createListWith(0);
    const [title] = await calls.createTitles(1);
    const token = account.authorisationToken;
    const path = `${singleWatchlistPath}/${id}/content`;
    const content = [{ id: title?.publicId, contentType: 'VOD' }];
    expect((await service.request(path, { token, body: { content } })).status).toBe(204);
    const page = await calls.readPage(account, id);
    expect(page.content[0]).toMatchObject({ id: title?.publicId, contentType: 'VIDEO', type: 'VIDEO' });
    const itemPath = `${path}/VOD_VIDEO/${title?.publicId}`;
    expect((await service.request(itemPath, { token, method: 'DELETE' })).status).toBe(204);
    expect(await calls.readAllIds(account, id)).toEqual([]);
  });

  test('are removed; removing a title that the list does not contain returns 204', async () => {
    const { account, id, titles } = await calls.createListWith(3);
    const [firstTitle, secondTitle, thirdTitle] = titles as unknown as [
      TestTitles[0],
      TestTitles[0],
      TestTitles[0],
    ];
    for (let attempt = 0; attempt < 2; attempt++)
      expect((await calls.remove(account, id, secondTitle)).status).toBe(204);
    expect(await calls.readAllIds(account, id)).toEqual(getPublicIds([firstTitle, thirdTitle]));
    await calls.add(account, id, [secondTitle]);
    expect(await calls.readAllIds(account, id)).toEqual(getPublicIds([firstTitle, thirdTitle, secondTitle]));
  });

  test('exchange their positions when some are reordered; the others stay', async () => {
    const { account, id, titles } = await calls.createListWith(5);
    const [a, b, c, d, e] = titles as unknown as [
      TestTitles[0],
      TestTitles[0],
      TestTitles[0],
      TestTitles[0],
      TestTitles[0],
    ];
    expect((await calls.reorder(account, id, [d, b, c])).status).toBe(204);
    expect(await calls.readAllIds(account, id)).toEqual(getPublicIds([a, d, b, c, e]));
    const { pagingInfo } = await calls.readPage(account, id, '?rpp=2');
    await calls.reorder(account, id, [a, e, c, b], String(pagingInfo.lastSeen));
    expect(await calls.readAllIds(account, id)).toEqual(getPublicIds([a, d, e, c, b]));
  });

  test('that were removed are ignored in a new order', async () => {
    const { account, id, titles } = await calls.createListWith(3);
    const [a, b, c] = titles as unknown as [TestTitles[0], TestTitles[0], TestTitles[0]];
    await calls.remove(account, id, b);
    expect((await calls.reorder(account, id, [c, b, a])).status).toBe(204);
    expect(await calls.readAllIds(account, id)).toEqual(getPublicIds([c, a]));
    expect((await calls.reorder(account, id, [a, a])).body.code).toBe('badRequest');
  });

  test('move to any position; the response counts visible items', async () => {
    const { account, id, titles } = await calls.createListWith(6);
    const [a, b, c, d, e, f] = titles as unknown as TestTitles[0][] as [
      TestTitles[0],
      TestTitles[0],
      TestTitles[0],
      TestTitles[0],
      TestTitles[0],
      TestTitles[0],
    ];
    const toTarget = ({ publicId }: TestTitles[0]) => ({ id: publicId });
    const moveTitle = async (title: TestTitles[0], target: unknown) =>
      (await calls.move(account, id, title, target)).body;
    expect(await moveTitle(b, toTarget(e))).toEqual({ position: 5, count: 6 });
    expect(await calls.readAllIds(account, id)).toEqual(getPublicIds([a, c, d, e, b, f]));
    expect(await moveTitle(b, toTarget(c))).toEqual({ position: 2, count: 6 });
    expect(await calls.readAllIds(account, id)).toEqual(getPublicIds([a, b, c, d, e, f]));
    expect(await moveTitle(d, 'first')).toEqual({ position: 1, count: 6 });
    expect(await moveTitle(a, 'last')).toEqual({ position: 6, count: 6 });
    expect(await moveTitle(a, 'last')).toEqual({ position: 6, count: 6 });
    expect(await calls.readAllIds(account, id)).toEqual(getPublicIds([d, b, c, e, f, a]));
    await calls.remove(account, id, c);
    // The target was removed from the list, so the title stays.
    expect(await moveTitle(f, toTarget(c))).toEqual({ position: 4, count: 5 });
    expect((await calls.move(account, id, c, 'last')).body.code).toBe('notFound');
    expect((await calls.move(account, id, b, 'middle')).body.code).toBe('badRequest');
    expect(await calls.readAllIds(account, id)).toEqual(getPublicIds([d, b, e, f, a]));
  });

  test('moved to the end appear on the next page', async () => {
    const { account, id, titles } = await calls.createListWith(5);
    const page = await calls.readPage(account, id, '?rpp=2');
    await calls.move(account, id, titles[0] as TestTitles[0], 'last');
    const nextPage = await calls.readPage(account, id, `?rpp=25&lastSeen=${page.pagingInfo.lastSeen}`);
    expect(nextPage.content.map((title) => title.id)).toEqual(
      getPublicIds([...titles.slice(2), ...titles.slice(0, 1)]),
    );
  });

  test('provide up to five thumbnails of the list', async () => {
    const { account, id, titles } = await calls.createListWith(6);
    for (const [index, title] of titles.entries()) {
      await setArtwork(service.services.db, {
        realmId: service.realmId,
        contentId: title.id,
        kind: 'thumbnail',
        storageKey: `artwork/${index}`,
        width: 1280 + index,
        height: 720,
        placeholder: 'abcd',
        now: service.clock.now(),
      });
    }
    const [list] = (await calls.list(account)).watchlists;
    expect(list?.thumbnails.map(({ width }) => width)).toEqual([1280, 1281, 1282, 1283, 1284]);
    await calls.remove(account, id, titles[0] as TestTitles[0]);
    const { thumbnails } = await calls.readPage(account, id);
    expect(thumbnails.map(({ width }) => width)).toEqual([1281, 1282, 1283, 1284, 1285]);
  });

  test.each([0, 1, 24, 25, 26, 50])(
    'are returned in pages of up to 25 when the list has %i',
    async (count) => {
      const { account, id, titles } = await calls.createListWith(0);
      for (let createdCount = 0; createdCount < count; createdCount += 25) {
        const batch = await calls.createTitles(Math.min(25, count - createdCount));
        await calls.add(account, id, batch);
        titles.push(...batch);
      }
      const firstPage = await calls.readPage(account, id);
      expect(firstPage.content).toHaveLength(Math.min(count, 25));
      expect(firstPage.pagingInfo.moreDataAvailable).toBe(count > 25);
      expect(firstPage.paging).toEqual(firstPage.pagingInfo);
      expect(await calls.readAllIds(account, id)).toEqual(getPublicIds(titles));
    },
  );

  test('added and removed between two page requests cause no duplicate and no gap', async () => {
    const { account, id, titles } = await calls.createListWith(10);
    const firstPage = await calls.readPage(account, id, '?rpp=5');
    for (const removedTitle of [titles[0], titles[4], titles[5], titles[9]])
      await calls.remove(account, id, removedTitle as TestTitles[0]);
    const addedTitles = await calls.createTitles(2);
    await calls.add(account, id, addedTitles);
    const nextPage = await calls.readPage(account, id, `?lastSeen=${firstPage.pagingInfo.lastSeen}`);
    const expected = [...titles.slice(6, 9), ...addedTitles];
    expect(nextPage.content.map((title) => title.id)).toEqual(getPublicIds(expected));
  });

  test('added after the last item was removed are not skipped', async () => {
    const { account, id, titles } = await calls.createListWith(2);
    const [firstTitle, lastTitle] = titles as unknown as [TestTitles[0], TestTitles[0]];
    const page = await calls.readPage(account, id, '?rpp=1');
    await calls.remove(account, id, lastTitle);
    await calls.remove(account, id, firstTitle);
    const [newTitle] = await calls.createTitles(1);
    await calls.add(account, id, [newTitle as TestTitles[0]]);
    const nextPage = await calls.readPage(account, id, `?lastSeen=${page.pagingInfo.lastSeen}`);
    expect(nextPage.content.map((title) => title.id)).toEqual([newTitle?.publicId]);
  });

  test('before and after a title are returned; an unknown title returns 404', async () => {
    const { account, id, ownerExternalId, titles } = await calls.createListWith(5);
    const path = `${watchlistsPath}/${ownerExternalId}/${id}/adjacentTo/${titles[2]?.publicId}`;
    const { body } = await service.request<{
      precedingContent: { id: string }[];
      followingContent: { id: string }[];
    }>(`${path}?size=1`, { token: account.authorisationToken });
    expect([
      body.precedingContent.map((title) => title.id),
      body.followingContent.map((title) => title.id),
    ]).toEqual([[titles[1]?.publicId], [titles[3]?.publicId]]);
    expect(
      await calls.requestStatusAndCode(
        account,
        `${watchlistsPath}/${ownerExternalId}/${id}/adjacentTo/nothing`,
      ),
    ).toEqual([404, 'notFound']);
  });

  test('are rejected with 400 when the request has none, an unknown content type or an unknown field', async () => {
    const { account, id, titles } = await calls.createListWith(1);
    const path = `${singleWatchlistPath}/${id}/content`;
    const bodies = [
      { content: [] },
      { content: [{ id: 'x', contentType: 'FILM' }] },
      { ...createContentBody(titles), owner: 'me' },
    ];
    for (const body of bodies)
      expect(await calls.requestStatusAndCode(account, path, { body })).toEqual([400, 'badRequest']);
  });
});
