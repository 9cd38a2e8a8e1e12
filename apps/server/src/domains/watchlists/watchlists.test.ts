import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startService, type TestService } from '../../../test/service.ts';
import { contents, lists, watchlistCalls } from '../../../test/watchlists.ts';

let service: TestService;
let calls: ReturnType<typeof watchlistCalls>;
beforeAll(async () => {
  service = await startService();
  await service.realm({ key: 'sharing', features: { socialSharing: true, watchlists: true } });
  await service.realm({ key: 'closed', features: { socialSharing: false, watchlists: true } });
  await service.realm({ key: 'listless', features: { watchlists: false } });
  calls = watchlistCalls(service);
});
afterAll(() => service.close());

describe('A watchlist', () => {
  test('is made with a name, and is empty at first', async () => {
    const me = await service.person();
    const made = await calls.create(me, '  For   Sunday ');
    expect(made).toMatchObject({
      id: made.watchlistExternalId,
      name: 'For Sunday',
      ownership: 'owned',
      saved: true,
      isEmpty: true,
      thumbnails: [],
    });
    expect((await calls.all(me)).watchlists).toMatchObject([{ watchlistExternalId: made.id }]);
    expect(await calls.page(me, made.id)).toMatchObject({
      content: [],
      pagingInfo: { lastSeen: null, moreDataAvailable: false },
    });
  });

  test('is made once, however often the call is repeated with its key', async () => {
    const me = await service.person();
    const headers = { 'idempotency-key': 'made-once' };
    const [first, second] = [
      await calls.create(me, 'Once', { headers }),
      await calls.create(me, 'Once', { headers }),
    ];
    expect(second.id).toBe(first.id);
    expect((await calls.all(me)).watchlists).toHaveLength(1);
  });

  test('has a name of 1 to 60 characters, when made and when renamed', async () => {
    const me = await service.person();
    const { id } = await calls.create(me, 'x'.repeat(60));
    for (const [method, path] of [
      ['POST', lists],
      ['PUT', `${lists}/${id}`],
    ] as const) {
      const named = (name: string) => calls.refusal(me, path, { method, body: { name } });
      expect(await named('x'.repeat(61))).toEqual([400, 'watchlistNameTooLong']);
      expect(await named('   ')).toEqual([400, 'badRequest']);
    }
    expect((await calls.page(me, id)).name).toBe('x'.repeat(60));
  });

  test('can be renamed', async () => {
    const me = await service.person();
    const { id } = await calls.create(me);
    const asked = { method: 'PUT', token: me.authorisationToken, body: { name: 'For Monday' } };
    expect((await service.ask(`${lists}/${id}`, asked)).body).toMatchObject({ name: 'For Monday' });
    expect((await calls.page(me, id)).name).toBe('For Monday');
  });

  test('can be deleted, with all that is in it', async () => {
    const me = await service.person();
    const { id, ownerExternalId } = await calls.create(me);
    await calls.add(me, id, await calls.titles(2));
    const path = `${lists}/${id}/${ownerExternalId}`;
    const asked = { method: 'DELETE', token: me.authorisationToken };
    expect(await calls.refusal(me, `${lists}/${id}/somebody`, asked)).toEqual([404, 'notFound']);
    expect((await service.ask(path, asked)).status).toBe(204);
    expect(await calls.refusal(me, path, asked)).toEqual([404, 'notFound']);
    expect(await calls.refusal(me, `${contents}/${id}`)).toEqual([404, 'notFound']);
    expect((await calls.all(me)).watchlists).toEqual([]);
  });

  test('takes no place, owner or time from whoever makes it', async () => {
    const me = await service.person();
    const body = { name: 'Mine', owner: 'somebody', ownerExternalId: 'somebody' };
    expect(await calls.refusal(me, lists, { body })).toEqual([400, 'badRequest']);
  });
});

describe('The lists of a person', () => {
  test('come latest first and a page at a time', async () => {
    const me = await service.person();
    for (const name of ['one', 'two', 'three']) {
      await calls.create(me, name);
      service.clock.advance({ seconds: 1 });
    }
    const first = await calls.all(me, '?rpp=2');
    const rest = await calls.all(me, `?rpp=2&lastSeen=${first.pagingInfo.lastSeen}`);
    expect([...first.watchlists, ...rest.watchlists].map(({ name }) => name)).toEqual([
      'three',
      'two',
      'one',
    ]);
    expect(rest.pagingInfo).toEqual({ lastSeen: null, moreDataAvailable: false });
    expect(await calls.refusal(me, `${lists}?lastSeen=nowhere`)).toEqual([400, 'badRequest']);
  });
});

describe('Lists, a page at a time', () => {
  const named = (count: number, word = 'list') => Array.from({ length: count }, (_, nth) => `${word} ${nth}`);

  async function listsOf(names: readonly string[]) {
    const me = await service.person();
    const add = async (name: string) => {
      const made = await calls.create(me, name);
      // Some are made in the same moment.
      if (/[02468]$/.test(name)) service.clock.advance({ seconds: 1 });
      return made;
    };
    const made = [];
    for (const name of names) made.push(await add(name));
    return { me, add, latest: made.toReversed() };
  }
  type Page = Awaited<ReturnType<typeof calls.all>>;
  const idsIn = ({ watchlists }: Page) => watchlists.map(({ watchlistExternalId }) => watchlistExternalId);

  test.each([0, 1, 24, 25, 26, 50])('%i of them come whole, once each', async (count) => {
    const { me, latest } = await listsOf(named(count));
    const seen: string[] = [];
    const sizes: number[] = [];
    for (let query: string | null = ''; query !== null; ) {
      const page: Page = await calls.all(me, query);
      seen.push(...idsIn(page));
      sizes.push(page.watchlists.length);
      expect(page.pagingInfo.moreDataAvailable).toBe(page.pagingInfo.lastSeen !== null);
      query = page.pagingInfo.lastSeen && `?lastSeen=${page.pagingInfo.lastSeen}`;
    }
    expect(sizes).toEqual(count <= 25 ? [count] : [25, count - 25]);
    expect(seen.toSorted()).toEqual(latest.map(({ id }) => id).toSorted());
  });

  test.each([26, 50])('%i of them have no gap and no double when some come and go', async (count) => {
    const { me, add, latest } = await listsOf(named(count));
    const first = await calls.all(me);
    const [last = '', early = ''] = [idsIn(first)[24], idsIn(first)[3]];
    const rest = latest.map(({ id }) => id).filter((id) => !idsIn(first).includes(id));
    const [next = ''] = rest;
    const gone = [last, early, ...(count > 26 ? [next] : [])];
    for (const id of gone)
      await service.ask(`${lists}/${id}/${latest[0]?.ownerExternalId}`, {
        method: 'DELETE',
        token: me.authorisationToken,
      });
    await add('late 1');
    const second = await calls.all(me, `?lastSeen=${first.pagingInfo.lastSeen}`);
    expect(idsIn(second).toSorted()).toEqual(rest.filter((id) => !gone.includes(id)).toSorted());
    expect(second.pagingInfo.moreDataAvailable).toBe(false);
  });
});

describe('A list of somebody else', () => {
  const realm = 'sharing';
  const inRealm = { realm };

  async function shared() {
    const [owner, reader] = [await service.person({ realm }), await service.person({ realm })];
    const list = await calls.create(owner, 'Good ones', inRealm);
    const asReader = (method: string, path: string) =>
      service.ask(path, { method, token: reader.authorisationToken, realm });
    return { owner, reader, list, asReader, saving: `${lists}/${list.ownerExternalId}/${list.id}/save` };
  }

  test('can be read by its link where the realm shares, also by guests, and not be changed', async () => {
    const { list, reader, asReader } = await shared();
    expect(list.shareablePath).toContain(list.id);
    const path = `${contents}/${list.id}`;
    expect((await service.ask(path, inRealm)).body).toMatchObject({ ownership: 'shared', saved: false });
    expect((await asReader('GET', path)).body).toMatchObject({ ownership: 'shared', saved: false });
    const body = { name: 'Mine now' };
    const refused = await calls.refusal(reader, `${lists}/${list.id}`, { ...inRealm, method: 'PUT', body });
    expect(refused).toEqual([403, 'forbidden']);
  });

  test('can be saved and given up again, and stays what it is for its owner', async () => {
    const { owner, list, asReader, saving } = await shared();
    const forget = `${lists}/${list.id}/${list.ownerExternalId}`;
    expect((await asReader('DELETE', forget)).status).toBe(403);
    for (let times = 0; times < 2; times++) {
      expect((await asReader('POST', saving)).body).toMatchObject({ ownership: 'saved', saved: true });
    }
    expect((await asReader('GET', lists)).body).toMatchObject({ watchlists: [{ ownership: 'saved' }] });
    expect((await asReader('GET', `${lists}?ownership=owned`)).body).toMatchObject({ watchlists: [] });
    expect((await asReader('DELETE', forget)).status).toBe(204);
    expect((await asReader('GET', lists)).body).toMatchObject({ watchlists: [] });
    const mine = { token: owner.authorisationToken, realm };
    expect((await service.ask(`${contents}/${list.id}`, mine)).body).toMatchObject({ ownership: 'owned' });
  });

  test('that is one’s own needs no saving', async () => {
    const { owner, saving } = await shared();
    const { body } = await service.ask(saving, {
      ...inRealm,
      method: 'POST',
      token: owner.authorisationToken,
    });
    expect(body).toMatchObject({ ownership: 'owned' });
  });

  test('is not there where the realm does not share', async () => {
    const closed = { realm: 'closed' };
    const [owner, reader] = [await service.person(closed), await service.person(closed)];
    const list = await calls.create(owner, 'Quiet', closed);
    expect(list.shareablePath).toBeNull();
    expect(await calls.refusal(reader, `${contents}/${list.id}`, closed)).toEqual([404, 'notFound']);
    expect(await calls.refusal(null, `${contents}/${list.id}`, closed)).toEqual([404, 'notFound']);
    const saving = `${lists}/${list.ownerExternalId}/${list.id}/save`;
    expect(await calls.refusal(reader, saving, { ...closed, method: 'POST' })).toEqual([404, 'notFound']);
  });
});

describe('A realm without watchlists', () => {
  test('answers none of the calls', async () => {
    const inRealm = { realm: 'listless' };
    const me = await service.person(inRealm);
    expect(await calls.refusal(me, lists, inRealm)).toEqual([404, 'notFound']);
    expect(await calls.refusal(me, lists, { ...inRealm, body: { name: 'None' } })).toEqual([404, 'notFound']);
    expect(await calls.refusal(me, `${contents}/any`, inRealm)).toEqual([404, 'notFound']);
  });
});
