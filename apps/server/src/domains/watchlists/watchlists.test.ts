import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startService, type TestService } from '../../../test/service.ts';
import { createWatchlistClient, singleWatchlistPath, watchlistsPath } from '../../../test/watchlists.ts';

let service: TestService;
let calls: ReturnType<typeof createWatchlistClient>;
beforeAll(async () => {
  service = await startService();
  await service.applyRealm({ key: 'sharing', features: { socialSharing: true, watchlists: true } });
  await service.applyRealm({ key: 'closed', features: { socialSharing: false, watchlists: true } });
  await service.applyRealm({ key: 'no-watchlists', features: { watchlists: false } });
  calls = createWatchlistClient(service);
});
afterAll(() => service.close());

describe('a watchlist', () => {
  test('is created empty, with a normalised name', async () => {
    const account = await service.signInNewAccount();
    const createdList = await calls.create(account, '  For   Sunday ');
    expect(createdList).toMatchObject({
      id: createdList.watchlistExternalId,
      name: 'For Sunday',
      ownership: 'owned',
      saved: true,
      isEmpty: true,
      thumbnails: [],
    });
    expect((await calls.list(account)).watchlists).toMatchObject([{ watchlistExternalId: createdList.id }]);
    expect(await calls.readPage(account, createdList.id)).toMatchObject({
      content: [],
      pagingInfo: { lastSeen: null, moreDataAvailable: false },
    });
  });

  test('is created once when the request is repeated with its idempotency key', async () => {
    const account = await service.signInNewAccount();
    const headers = { 'idempotency-key': 'created-once' };
    const [firstList, repeatedList] = [
      await calls.create(account, 'Once', { headers }),
      await calls.create(account, 'Once', { headers }),
    ];
    expect(repeatedList.id).toBe(firstList.id);
    expect((await calls.list(account)).watchlists).toHaveLength(1);
  });

  test('returns 400 for a name that is empty or longer than 60 characters', async () => {
    const account = await service.signInNewAccount();
    const { id } = await calls.create(account, 'x'.repeat(60));
    for (const [method, path] of [
      ['POST', watchlistsPath],
      ['PUT', `${watchlistsPath}/${id}`],
    ] as const) {
      const sendName = (name: string) =>
        calls.requestStatusAndCode(account, path, { method, body: { name } });
      expect(await sendName('x'.repeat(61))).toEqual([400, 'watchlistNameTooLong']);
      expect(await sendName('   ')).toEqual([400, 'badRequest']);
    }
    expect((await calls.readPage(account, id)).name).toBe('x'.repeat(60));
  });

  test('is renamed', async () => {
    const account = await service.signInNewAccount();
    const { id } = await calls.create(account);
    const options = { method: 'PUT', token: account.authorisationToken, body: { name: 'For Monday' } };
    expect((await service.request(`${watchlistsPath}/${id}`, options)).body).toMatchObject({
      name: 'For Monday',
    });
    expect((await calls.readPage(account, id)).name).toBe('For Monday');
  });

  test('is deleted with its items', async () => {
    const account = await service.signInNewAccount();
    const { id, ownerExternalId } = await calls.create(account);
    await calls.add(account, id, await calls.createTitles(2));
    const path = `${watchlistsPath}/${id}/${ownerExternalId}`;
    const options = { method: 'DELETE', token: account.authorisationToken };
    expect(await calls.requestStatusAndCode(account, `${watchlistsPath}/${id}/other-owner`, options)).toEqual(
      [404, 'notFound'],
    );
    expect((await service.request(path, options)).status).toBe(204);
    expect(await calls.requestStatusAndCode(account, path, options)).toEqual([404, 'notFound']);
    expect(await calls.requestStatusAndCode(account, `${singleWatchlistPath}/${id}`)).toEqual([
      404,
      'notFound',
    ]);
    expect((await calls.list(account)).watchlists).toEqual([]);
  });

  test('returns 400 when the request names an owner', async () => {
    const account = await service.signInNewAccount();
    const body = { name: 'Mine', owner: 'other-owner', ownerExternalId: 'other-owner' };
    expect(await calls.requestStatusAndCode(account, watchlistsPath, { body })).toEqual([400, 'badRequest']);
  });
});

describe('GET /api/v2/watchlists', () => {
  test('returns lists latest first, page by page', async () => {
    const account = await service.signInNewAccount();
    for (const name of ['one', 'two', 'three']) {
      await calls.create(account, name);
      service.clock.advance({ seconds: 1 });
    }
    const firstPage = await calls.list(account, '?rpp=2');
    const secondPage = await calls.list(account, `?rpp=2&lastSeen=${firstPage.pagingInfo.lastSeen}`);
    expect([...firstPage.watchlists, ...secondPage.watchlists].map(({ name }) => name)).toEqual([
      'three',
      'two',
      'one',
    ]);
    expect(secondPage.pagingInfo).toEqual({ lastSeen: null, moreDataAvailable: false });
    expect(await calls.requestStatusAndCode(account, `${watchlistsPath}?lastSeen=unknown`)).toEqual([
      400,
      'badRequest',
    ]);
  });
});

describe('paging of watchlists', () => {
  const createNames = (count: number, word = 'list') =>
    Array.from({ length: count }, (_, index) => `${word} ${index}`);

  async function createLists(names: readonly string[]) {
    const account = await service.signInNewAccount();
    const addWatchlist = async (name: string) => {
      const createdList = await calls.create(account, name);
      // Lists with odd numbers share their creation time with the next one.
      if (/[02468]$/.test(name)) service.clock.advance({ seconds: 1 });
      return createdList;
    };
    const createdLists = [];
    for (const name of names) createdLists.push(await addWatchlist(name));
    return { account, addWatchlist, latestFirst: createdLists.toReversed() };
  }
  type Page = Awaited<ReturnType<typeof calls.list>>;
  const getWatchlistIds = ({ watchlists }: Page) =>
    watchlists.map(({ watchlistExternalId }) => watchlistExternalId);

  test.each([0, 1, 24, 25, 26, 50])('%i lists are returned once each', async (count) => {
    const { account, latestFirst } = await createLists(createNames(count));
    const ids: string[] = [];
    const sizes: number[] = [];
    for (let query: string | null = ''; query !== null; ) {
      const page: Page = await calls.list(account, query);
      ids.push(...getWatchlistIds(page));
      sizes.push(page.watchlists.length);
      expect(page.pagingInfo.moreDataAvailable).toBe(page.pagingInfo.lastSeen !== null);
      query = page.pagingInfo.lastSeen && `?lastSeen=${page.pagingInfo.lastSeen}`;
    }
    expect(sizes).toEqual(count <= 25 ? [count] : [25, count - 25]);
    expect(ids.toSorted()).toEqual(latestFirst.map(({ id }) => id).toSorted());
  });

  test.each([26, 50])(
    '%i lists are returned without gap or duplicate while lists are created and deleted',
    async (count) => {
      const { account, addWatchlist, latestFirst } = await createLists(createNames(count));
      const firstPage = await calls.list(account);
      const [lastId = '', earlierId = ''] = [getWatchlistIds(firstPage)[24], getWatchlistIds(firstPage)[3]];
      const remainingIds = latestFirst
        .map(({ id }) => id)
        .filter((id) => !getWatchlistIds(firstPage).includes(id));
      const [nextId = ''] = remainingIds;
      const deletedIds = [lastId, earlierId, ...(count > 26 ? [nextId] : [])];
      for (const id of deletedIds)
        await service.request(`${watchlistsPath}/${id}/${latestFirst[0]?.ownerExternalId}`, {
          method: 'DELETE',
          token: account.authorisationToken,
        });
      await addWatchlist('late 1');
      const secondPage = await calls.list(account, `?lastSeen=${firstPage.pagingInfo.lastSeen}`);
      expect(getWatchlistIds(secondPage).toSorted()).toEqual(
        remainingIds.filter((id) => !deletedIds.includes(id)).toSorted(),
      );
      expect(secondPage.pagingInfo.moreDataAvailable).toBe(false);
    },
  );
});

describe('a list of another profile', () => {
  const realm = 'sharing';
  const realmOptions = { realm };

  async function createSharedList() {
    const [owner, reader] = [
      await service.signInNewAccount({ realm }),
      await service.signInNewAccount({ realm }),
    ];
    const list = await calls.create(owner, 'Good ones', realmOptions);
    const requestAsReader = (method: string, path: string) =>
      service.request(path, { method, token: reader.authorisationToken, realm });
    return {
      owner,
      reader,
      list,
      requestAsReader,
      savePath: `${watchlistsPath}/${list.ownerExternalId}/${list.id}/save`,
    };
  }

  test('is readable by its link in a realm with social sharing, also for guests, but not writable', async () => {
    const { list, reader, requestAsReader } = await createSharedList();
    expect(list.shareablePath).toContain(list.id);
    const path = `${singleWatchlistPath}/${list.id}`;
    expect((await service.request(path, realmOptions)).body).toMatchObject({
      ownership: 'shared',
      saved: false,
    });
    expect((await requestAsReader('GET', path)).body).toMatchObject({ ownership: 'shared', saved: false });
    const body = { name: 'Renamed' };
    const response = await calls.requestStatusAndCode(reader, `${watchlistsPath}/${list.id}`, {
      ...realmOptions,
      method: 'PUT',
      body,
    });
    expect(response).toEqual([403, 'forbidden']);
  });

  test('can be saved and unsaved without changing it for its owner', async () => {
    const { owner, list, requestAsReader, savePath } = await createSharedList();
    const deletePath = `${watchlistsPath}/${list.id}/${list.ownerExternalId}`;
    expect((await requestAsReader('DELETE', deletePath)).status).toBe(403);
    for (let attempt = 0; attempt < 2; attempt++) {
      expect((await requestAsReader('POST', savePath)).body).toMatchObject({
        ownership: 'saved',
        saved: true,
      });
    }
    expect((await requestAsReader('GET', watchlistsPath)).body).toMatchObject({
      watchlists: [{ ownership: 'saved' }],
    });
    expect((await requestAsReader('GET', `${watchlistsPath}?ownership=owned`)).body).toMatchObject({
      watchlists: [],
    });
    expect((await requestAsReader('DELETE', deletePath)).status).toBe(204);
    expect((await requestAsReader('GET', watchlistsPath)).body).toMatchObject({ watchlists: [] });
    const ownerOptions = { token: owner.authorisationToken, realm };
    expect((await service.request(`${singleWatchlistPath}/${list.id}`, ownerOptions)).body).toMatchObject({
      ownership: 'owned',
    });
  });

  test('is unchanged when its owner saves it', async () => {
    const { owner, savePath } = await createSharedList();
    const { body } = await service.request(savePath, {
      ...realmOptions,
      method: 'POST',
      token: owner.authorisationToken,
    });
    expect(body).toMatchObject({ ownership: 'owned' });
  });

  test('returns 404 in a realm without social sharing', async () => {
    const closedRealmOptions = { realm: 'closed' };
    const [owner, reader] = [
      await service.signInNewAccount(closedRealmOptions),
      await service.signInNewAccount(closedRealmOptions),
    ];
    const list = await calls.create(owner, 'Quiet', closedRealmOptions);
    expect(list.shareablePath).toBeNull();
    expect(
      await calls.requestStatusAndCode(reader, `${singleWatchlistPath}/${list.id}`, closedRealmOptions),
    ).toEqual([404, 'notFound']);
    expect(
      await calls.requestStatusAndCode(null, `${singleWatchlistPath}/${list.id}`, closedRealmOptions),
    ).toEqual([404, 'notFound']);
    const savePath = `${watchlistsPath}/${list.ownerExternalId}/${list.id}/save`;
    expect(
      await calls.requestStatusAndCode(reader, savePath, { ...closedRealmOptions, method: 'POST' }),
    ).toEqual([404, 'notFound']);
  });
});

describe('a realm without watchlists', () => {
  test('returns 404 to watchlist requests', async () => {
    const realmOptions = { realm: 'no-watchlists' };
    const account = await service.signInNewAccount(realmOptions);
    expect(await calls.requestStatusAndCode(account, watchlistsPath, realmOptions)).toEqual([
      404,
      'notFound',
    ]);
    expect(
      await calls.requestStatusAndCode(account, watchlistsPath, { ...realmOptions, body: { name: 'None' } }),
    ).toEqual([404, 'notFound']);
    expect(await calls.requestStatusAndCode(account, `${singleWatchlistPath}/any`, realmOptions)).toEqual([
      404,
      'notFound',
    ]);
  });
});
