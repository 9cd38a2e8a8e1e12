import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startService, type TestService } from '../../../test/service.ts';
import { bodyOf, contents, lists, type Titles, watchlistCalls } from '../../../test/watchlists.ts';
import { setArtwork } from '../titles/index.ts';

let service: TestService;
let calls: ReturnType<typeof watchlistCalls>;
beforeAll(async () => {
  service = await startService();
  calls = watchlistCalls(service);
});
afterAll(() => service.close());

const idsOf = (titles: Titles) => titles.map(({ publicId }) => publicId);

async function listOf(count: number) {
  const me = await service.person();
  const { id, ownerExternalId: owner } = await calls.create(me);
  const titles = await calls.titles(count);
  if (count > 0) await calls.add(me, id, titles);
  return { me, id, owner, titles };
}

describe('Titles of a list', () => {
  test('are added at its end, in the order in which they are given', async () => {
    const { me, id, titles } = await listOf(2);
    const more = await calls.titles(2);
    expect((await calls.add(me, id, more)).status).toBe(204);
    const page = await calls.page(me, id);
    expect(page.content.map((title) => title.id)).toEqual(idsOf([...titles, ...more]));
    expect(page.content[0]).toMatchObject({ contentType: 'VIDEO', type: 'VIDEO', accessLevel: 'GRANTED' });
    expect(page.isEmpty).toBe(false);
  });

  test('that are in it already are refused by an error of their own, and nothing is added', async () => {
    const { me, id, titles } = await listOf(1);
    const [fresh] = await calls.titles(1);
    const twice = await calls.add(me, id, [fresh as never, titles[0] as never]);
    expect([twice.status, twice.body.code, twice.body.params]).toEqual([
      409,
      'duplicatedItem',
      { ids: idsOf(titles) },
    ]);
    expect((await calls.add(me, id, [fresh as never, fresh as never])).body.code).toBe('duplicatedItem');
    expect(await calls.walk(me, id)).toEqual(idsOf(titles));
  });

  test('must be there, be what they are called, and be of this realm', async () => {
    const { me, id, titles } = await listOf(1);
    const realmId = await service.realm({ key: 'other' });
    const elsewhere = await service.video({ realmId });
    const hidden = await service.video({ publishedAt: null });
    for (const title of [{ publicId: 'nothing' }, elsewhere, hidden]) {
      expect((await calls.add(me, id, [title])).body.code).toBe('notFound');
    }
    const [fresh] = await calls.titles(1);
    const body = { content: [{ id: fresh?.publicId, contentType: 'SERIES' }] };
    expect(await calls.refusal(me, `${contents}/${id}/content`, { body })).toEqual([404, 'notFound']);
    expect(await calls.walk(me, id)).toEqual(idsOf(titles));
  });

  test('are taken away; taking what is not there changes nothing', async () => {
    const { me, id, titles } = await listOf(3);
    const [first, second, third] = titles as unknown as [Titles[0], Titles[0], Titles[0]];
    for (let times = 0; times < 2; times++) expect((await calls.remove(me, id, second)).status).toBe(204);
    expect(await calls.walk(me, id)).toEqual(idsOf([first, third]));
    await calls.add(me, id, [second]);
    expect(await calls.walk(me, id)).toEqual(idsOf([first, third, second]));
  });

  test('share out their places in a new order; the others stay where they are', async () => {
    const { me, id, titles } = await listOf(5);
    const [a, b, c, d, e] = titles as unknown as [Titles[0], Titles[0], Titles[0], Titles[0], Titles[0]];
    expect((await calls.reorder(me, id, [d, b, c])).status).toBe(204);
    expect(await calls.walk(me, id)).toEqual(idsOf([a, d, b, c, e]));
    const { pagingInfo } = await calls.page(me, id, '?rpp=2');
    await calls.reorder(me, id, [a, e, c, b], String(pagingInfo.lastSeen));
    expect(await calls.walk(me, id)).toEqual(idsOf([a, d, e, c, b]));
  });

  test('that have gone are left out of a new order', async () => {
    const { me, id, titles } = await listOf(3);
    const [a, b, c] = titles as unknown as [Titles[0], Titles[0], Titles[0]];
    await calls.remove(me, id, b);
    expect((await calls.reorder(me, id, [c, b, a])).status).toBe(204);
    expect(await calls.walk(me, id)).toEqual(idsOf([c, a]));
    expect((await calls.reorder(me, id, [a, a])).body.code).toBe('badRequest');
  });

  test('are moved one by one to any place, which is told among all that can be seen', async () => {
    const { me, id, titles } = await listOf(6);
    const [a, b, c, d, e, f] = titles as unknown as Titles[0][] as [
      Titles[0],
      Titles[0],
      Titles[0],
      Titles[0],
      Titles[0],
      Titles[0],
    ];
    const to = ({ publicId }: Titles[0]) => ({ id: publicId });
    const moved = async (title: Titles[0], target: unknown) => (await calls.move(me, id, title, target)).body;
    expect(await moved(b, to(e))).toEqual({ position: 5, count: 6 });
    expect(await calls.walk(me, id)).toEqual(idsOf([a, c, d, e, b, f]));
    expect(await moved(b, to(c))).toEqual({ position: 2, count: 6 });
    expect(await calls.walk(me, id)).toEqual(idsOf([a, b, c, d, e, f]));
    expect(await moved(d, 'first')).toEqual({ position: 1, count: 6 });
    expect(await moved(a, 'last')).toEqual({ position: 6, count: 6 });
    expect(await moved(a, 'last')).toEqual({ position: 6, count: 6 });
    expect(await calls.walk(me, id)).toEqual(idsOf([d, b, c, e, f, a]));
    await calls.remove(me, id, c);
    // Its target has gone: it stays.
    expect(await moved(f, to(c))).toEqual({ position: 4, count: 5 });
    expect((await calls.move(me, id, c, 'last')).body.code).toBe('notFound');
    expect((await calls.move(me, id, b, 'middle')).body.code).toBe('badRequest');
    expect(await calls.walk(me, id)).toEqual(idsOf([d, b, e, f, a]));
  });

  test('that go to the end leave no gap for whoever reads on', async () => {
    const { me, id, titles } = await listOf(5);
    const page = await calls.page(me, id, '?rpp=2');
    await calls.move(me, id, titles[0] as Titles[0], 'last');
    const rest = await calls.page(me, id, `?rpp=25&lastSeen=${page.pagingInfo.lastSeen}`);
    expect(rest.content.map((title) => title.id)).toEqual(idsOf([...titles.slice(2), ...titles.slice(0, 1)]));
  });

  test('lend the list up to five pictures', async () => {
    const { me, id, titles } = await listOf(6);
    for (const [nth, title] of titles.entries()) {
      await setArtwork(service.services.db, {
        realmId: service.realmId,
        contentId: title.id,
        kind: 'thumbnail',
        storageKey: `pictures/${nth}`,
        width: 1280 + nth,
        height: 720,
        placeholder: 'abcd',
        now: service.clock.now(),
      });
    }
    const [list] = (await calls.all(me)).watchlists;
    expect(list?.thumbnails.map(({ width }) => width)).toEqual([1280, 1281, 1282, 1283, 1284]);
    await calls.remove(me, id, titles[0] as Titles[0]);
    const { thumbnails } = await calls.page(me, id);
    expect(thumbnails.map(({ width }) => width)).toEqual([1281, 1282, 1283, 1284, 1285]);
  });

  test.each([0, 1, 24, 25, 26, 50])('%i of them come in whole pages', async (count) => {
    const { me, id, titles } = await listOf(0);
    for (let from = 0; from < count; from += 25) {
      const some = await calls.titles(Math.min(25, count - from));
      await calls.add(me, id, some);
      titles.push(...some);
    }
    const first = await calls.page(me, id);
    expect(first.content).toHaveLength(Math.min(count, 25));
    expect(first.pagingInfo.moreDataAvailable).toBe(count > 25);
    expect(first.paging).toEqual(first.pagingInfo);
    expect(await calls.walk(me, id)).toEqual(idsOf(titles));
  });

  test('that come and go between pages make no double and no gap', async () => {
    const { me, id, titles } = await listOf(10);
    const first = await calls.page(me, id, '?rpp=5');
    for (const gone of [titles[0], titles[4], titles[5], titles[9]])
      await calls.remove(me, id, gone as Titles[0]);
    const added = await calls.titles(2);
    await calls.add(me, id, added);
    const rest = await calls.page(me, id, `?lastSeen=${first.pagingInfo.lastSeen}`);
    const expected = [...titles.slice(6, 9), ...added];
    expect(rest.content.map((title) => title.id)).toEqual(idsOf(expected));
  });

  test('added after the last one was taken away are not skipped', async () => {
    const { me, id, titles } = await listOf(2);
    const [first, last] = titles as unknown as [Titles[0], Titles[0]];
    const page = await calls.page(me, id, '?rpp=1');
    await calls.remove(me, id, last);
    await calls.remove(me, id, first);
    const [fresh] = await calls.titles(1);
    await calls.add(me, id, [fresh as Titles[0]]);
    const rest = await calls.page(me, id, `?lastSeen=${page.pagingInfo.lastSeen}`);
    expect(rest.content.map((title) => title.id)).toEqual([fresh?.publicId]);
  });

  test('are asked for with what stands on either side', async () => {
    const { me, id, owner, titles } = await listOf(5);
    const path = `${lists}/${owner}/${id}/adjacentTo/${titles[2]?.publicId}`;
    const { body } = await service.ask<{
      precedingContent: { id: string }[];
      followingContent: { id: string }[];
    }>(`${path}?size=1`, { token: me.authorisationToken });
    expect([
      body.precedingContent.map((title) => title.id),
      body.followingContent.map((title) => title.id),
    ]).toEqual([[titles[1]?.publicId], [titles[3]?.publicId]]);
    expect(await calls.refusal(me, `${lists}/${owner}/${id}/adjacentTo/nothing`)).toEqual([404, 'notFound']);
  });

  test('are not taken where there are none, too many, or words that are not known', async () => {
    const { me, id, titles } = await listOf(1);
    const path = `${contents}/${id}/content`;
    const bodies = [
      { content: [] },
      { content: [{ id: 'x', contentType: 'VOD' }] },
      { ...bodyOf(titles), owner: 'me' },
    ];
    for (const body of bodies) expect(await calls.refusal(me, path, { body })).toEqual([400, 'badRequest']);
  });
});
