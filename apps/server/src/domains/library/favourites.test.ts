import type { Card, Paging, Video } from '@matinee/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startService, type TestService } from '../../../test/service.ts';

let service: TestService;
beforeAll(async () => {
  service = await startService();
  await service.realm({ key: 'other' });
});
afterAll(() => service.close());

const path = '/api/v2/favourite/vods';

interface Kept {
  vods: Card[];
  paging: Paging;
}

async function list(token: string, query = ''): Promise<Kept> {
  return (await service.ask<Kept>(path + query, { token })).body;
}

const change = (method: 'PUT' | 'DELETE', id: string, asked: { token?: string; realm?: string } = {}) =>
  service.ask(`${path}/${id}`, { method, ...asked });

/** Every title of the list, page by page. */
async function walk(token: string, rpp: number, between: () => Promise<unknown> = async () => {}) {
  const pages: string[][] = [];
  for (let query: string | null = `?rpp=${rpp}`; query; ) {
    const { vods, paging }: Kept = await list(token, query);
    pages.push(vods.map(({ title }) => title));
    expect(paging.moreDataAvailable).toBe(paging.lastSeen !== null);
    query = paging.lastSeen && `?rpp=${rpp}&lastSeen=${paging.lastSeen}`;
    await between();
  }
  return pages;
}

async function keepMany(token: string, count: number) {
  const kept: { id: number; publicId: string }[] = [];
  for (let number = 1; number <= count; number++) {
    const film = await service.video({ title: `Kept ${number}` });
    await change('PUT', film.publicId, { token });
    // Some are added in the same moment.
    if (number % 3 === 0) service.clock.advance({ seconds: 1 });
    kept.push(film);
  }
  return kept;
}

describe('A favourite', () => {
  test('is in the list, on the card and on the page of the title until it is taken out', async () => {
    const { authorisationToken: token } = await service.person();
    const film = await service.video({ title: 'Harbour' });
    const page = async () =>
      (await service.ask<Video>(`/api/v4/vod/${film.publicId}`, { token })).body.favourite;
    expect(await page()).toBeUndefined();
    expect((await change('PUT', film.publicId, { token })).status).toBe(204);
    expect(await list(token)).toMatchObject({ vods: [{ title: 'Harbour', favourite: true }] });
    expect(await page()).toBe(true);
    expect((await change('DELETE', film.publicId, { token })).status).toBe(204);
    expect((await list(token)).vods).toEqual([]);
    expect(await page()).toBeUndefined();
  });

  test('that is added or taken out twice is as if it were once', async () => {
    const { authorisationToken: token } = await service.person();
    const [first, second] = await keepMany(token, 4);
    if (!first || !second) throw new Error('nothing was kept');
    const before = (await list(token)).vods.map(({ id }) => id);
    expect((await change('PUT', first.publicId, { token })).status).toBe(204);
    expect((await list(token)).vods.map(({ id }) => id)).toEqual(before);
    for (const _ of 'ab') expect((await change('DELETE', second.publicId, { token })).status).toBe(204);
  });

  test('is nobody else’s business', async () => {
    const [me, somebody] = [await service.person(), await service.person()];
    const film = await service.video();
    await change('PUT', film.publicId, { token: me.authorisationToken });
    expect((await list(somebody.authorisationToken)).vods).toEqual([]);
    await change('DELETE', film.publicId, { token: somebody.authorisationToken });
    expect((await list(me.authorisationToken)).vods).toHaveLength(1);
  });

  test.each(['nobody', 'a guest'])('is not for %s', async (who) => {
    const film = await service.video();
    const asked = who === 'nobody' ? {} : { token: (await service.guest()).authorisationToken };
    for (const method of ['PUT', 'DELETE'] as const)
      expect((await change(method, film.publicId, asked)).body.code).toBe('unauthorised');
    expect((await service.ask(path, asked)).body.code).toBe('unauthorised');
  });

  test('is only what this person may watch, but can be taken out when they may not any more', async () => {
    const { authorisationToken: token } = await service.person();
    const film = await service.video({ access: { kind: 'licence', licences: ['premium'] } });
    const refused = await change('PUT', film.publicId, { token });
    expect([refused.status, refused.body.code]).toEqual([403, 'accessDenied']);
    expect((await change('DELETE', film.publicId, { token })).status).toBe(204);
  });

  test('is no title of another realm, and nothing that is not there', async () => {
    const { authorisationToken: token } = await service.person({ realm: 'other' });
    const film = await service.video();
    for (const id of [film.publicId, 'nothing']) {
      for (const method of ['PUT', 'DELETE'] as const)
        expect((await change(method, id, { token, realm: 'other' })).body.code).toBe('notFound');
    }
  });
});

describe('The list of favourites', () => {
  test('has nine titles a page unless asked otherwise', async () => {
    const { authorisationToken: token } = await service.person();
    await keepMany(token, 13);
    expect((await list(token)).vods).toHaveLength(9);
    expect((await list(token, '?rpp=12')).vods).toHaveLength(12);
  });

  test.each([0, 1, 24, 25, 26, 50])('of %i is given out whole, page by page', async (count) => {
    const { authorisationToken: token } = await service.person();
    await keepMany(token, count);
    const pages = await walk(token, 25);
    expect(pages.map(({ length }) => length)).toEqual(sizes(count, 25));
    const titles = pages.flat();
    expect(new Set(titles).size).toBe(count);
  });

  test('has no double and no gap when titles come and go between its pages', async () => {
    const { authorisationToken: token } = await service.person();
    const kept = await keepMany(token, 20);
    let turn = 0;
    const pages = await walk(token, 6, async () => {
      service.clock.advance({ seconds: 1 });
      const late = await service.video({ title: `Late ${turn}` });
      await change('PUT', late.publicId, { token });
      // One that was given out already.
      const gone = kept.at(-1 - turn++);
      if (gone) await change('DELETE', gone.publicId, { token });
    });
    const titles = pages.flat();
    expect(titles.toSorted()).toEqual(Array.from({ length: 20 }, (_, at) => `Kept ${at + 1}`).toSorted());
  });

  test('refuses a place that is none of its own', async () => {
    const { authorisationToken: token } = await service.person();
    expect((await service.ask(`${path}?lastSeen=nonsense`, { token })).body.code).toBe('badRequest');
    expect((await service.ask(`${path}?rpp=61`, { token })).body.code).toBe('badRequest');
  });
});

function sizes(count: number, size: number): number[] {
  const pages = Math.max(1, Math.ceil(count / size));
  return Array.from({ length: pages }, (_, at) => Math.min(size, count - at * size));
}
