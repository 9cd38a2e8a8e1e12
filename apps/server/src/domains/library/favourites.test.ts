import type { Card, Paging, Video } from '@matinee/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startService, type TestService } from '../../../test/service.ts';

let service: TestService;
beforeAll(async () => {
  service = await startService();
  await service.applyRealm({ key: 'other' });
});
afterAll(() => service.close());

const path = '/api/v2/favourite/vods';

interface FavouritesPage {
  vods: Card[];
  paging: Paging;
}

async function readFavourites(token: string, query = ''): Promise<FavouritesPage> {
  return (await service.request<FavouritesPage>(path + query, { token })).body;
}

const changeFavourite = (
  method: 'PUT' | 'DELETE',
  id: string,
  request: { token?: string; realm?: string } = {},
) => service.request(`${path}/${id}`, { method, ...request });

/** Reads all pages of the list and returns the titles per page. */
async function readAllPages(
  token: string,
  rpp: number,
  betweenPages: () => Promise<unknown> = async () => {},
) {
  const pages: string[][] = [];
  for (let query: string | null = `?rpp=${rpp}`; query; ) {
    const { vods, paging }: FavouritesPage = await readFavourites(token, query);
    pages.push(vods.map(({ title }) => title));
    expect(paging.moreDataAvailable).toBe(paging.lastSeen !== null);
    query = paging.lastSeen && `?rpp=${rpp}&lastSeen=${paging.lastSeen}`;
    await betweenPages();
  }
  return pages;
}

async function addFavourites(token: string, count: number) {
  const favourites: { id: number; publicId: string }[] = [];
  for (let number = 1; number <= count; number++) {
    const film = await service.createVideo({ title: `Kept ${number}` });
    await changeFavourite('PUT', film.publicId, { token });
    // Three titles share each timestamp.
    if (number % 3 === 0) service.clock.advance({ seconds: 1 });
    favourites.push(film);
  }
  return favourites;
}

describe('PUT and DELETE /api/v2/favourite/vods/:id', () => {
  test('adds a title to the list and marks its card and its video as a favourite, until it is removed', async () => {
    const { authorisationToken: token } = await service.signInNewAccount();
    const film = await service.createVideo({ title: 'Harbour' });
    const readFavouriteOfVideo = async () =>
      (await service.request<Video>(`/api/v4/vod/${film.publicId}`, { token })).body.favourite;
    expect(await readFavouriteOfVideo()).toBeUndefined();
    expect((await changeFavourite('PUT', film.publicId, { token })).status).toBe(204);
    expect(await readFavourites(token)).toMatchObject({ vods: [{ title: 'Harbour', favourite: true }] });
    expect(await readFavouriteOfVideo()).toBe(true);
    expect((await changeFavourite('DELETE', film.publicId, { token })).status).toBe(204);
    expect((await readFavourites(token)).vods).toEqual([]);
    expect(await readFavouriteOfVideo()).toBeUndefined();
  });

  test('has the same result when it is repeated', async () => {
    const { authorisationToken: token } = await service.signInNewAccount();
    const [firstFavourite, secondFavourite] = await addFavourites(token, 4);
    if (!firstFavourite || !secondFavourite) throw new Error('the favourites were not added');
    const idsBefore = (await readFavourites(token)).vods.map(({ id }) => id);
    expect((await changeFavourite('PUT', firstFavourite.publicId, { token })).status).toBe(204);
    expect((await readFavourites(token)).vods.map(({ id }) => id)).toEqual(idsBefore);
    for (const _ of 'ab')
      expect((await changeFavourite('DELETE', secondFavourite.publicId, { token })).status).toBe(204);
  });

  test('does not change the favourites of another account', async () => {
    const [account, stranger] = [await service.signInNewAccount(), await service.signInNewAccount()];
    const film = await service.createVideo();
    await changeFavourite('PUT', film.publicId, { token: account.authorisationToken });
    expect((await readFavourites(stranger.authorisationToken)).vods).toEqual([]);
    await changeFavourite('DELETE', film.publicId, { token: stranger.authorisationToken });
    expect((await readFavourites(account.authorisationToken)).vods).toHaveLength(1);
  });

  test.each([
    ['a request without a session', 'unauthorised'],
    ['a request of a guest', 'forbidden'],
  ])('refuses %s with %s', async (requestKind, code) => {
    const film = await service.createVideo();
    const request =
      requestKind === 'a request without a session'
        ? {}
        : { token: (await service.signInGuest()).authorisationToken };
    for (const method of ['PUT', 'DELETE'] as const)
      expect((await changeFavourite(method, film.publicId, request)).body.code).toBe(code);
    expect((await service.request(path, request)).body.code).toBe(code);
  });

  test('returns 403 when adding a locked title, but removes it', async () => {
    const { authorisationToken: token } = await service.signInNewAccount();
    const film = await service.createVideo({ access: { kind: 'licence', licences: ['premium'] } });
    const response = await changeFavourite('PUT', film.publicId, { token });
    expect([response.status, response.body.code]).toEqual([403, 'accessDenied']);
    expect((await changeFavourite('DELETE', film.publicId, { token })).status).toBe(204);
  });

  test('returns 404 for an unknown title and for a title of another realm', async () => {
    const { authorisationToken: token } = await service.signInNewAccount({ realm: 'other' });
    const film = await service.createVideo();
    for (const id of [film.publicId, 'nothing']) {
      for (const method of ['PUT', 'DELETE'] as const)
        expect((await changeFavourite(method, id, { token, realm: 'other' })).body.code).toBe('notFound');
    }
  });
});

test('POST /api/v2/favourite/vods/:id/restore restores a removed favourite at its position', async () => {
  const { authorisationToken: token } = await service.signInNewAccount();
  const favourites = await addFavourites(token, 3);
  const before = await readFavourites(token);
  const id = favourites[1]?.publicId ?? '';
  const restore = () => service.request(`${path}/${id}/restore`, { method: 'POST', token });
  await changeFavourite('DELETE', id, { token });
  service.clock.advance({ minutes: 1 });
  expect((await restore()).status).toBe(204);
  expect(await readFavourites(token)).toEqual(before);
  await changeFavourite('DELETE', id, { token });
  await sql`update removed_favourite set removed_at = removed_at - interval '1 hour'`.execute(
    service.services.db,
  );
  expect((await restore()).body.code).toBe('notFound');
});

describe('GET /api/v2/favourite/vods', () => {
  test('returns nine titles per page by default', async () => {
    const { authorisationToken: token } = await service.signInNewAccount();
    await addFavourites(token, 13);
    expect((await readFavourites(token)).vods).toHaveLength(9);
    expect((await readFavourites(token, '?rpp=12')).vods).toHaveLength(12);
  });

  test.each([0, 1, 24, 25, 26, 50])('returns each of %i favourites once, page by page', async (count) => {
    const { authorisationToken: token } = await service.signInNewAccount();
    await addFavourites(token, count);
    const pages = await readAllPages(token, 25);
    expect(pages.map(({ length }) => length)).toEqual(computePageSizes(count, 25));
    const titles = pages.flat();
    expect(new Set(titles).size).toBe(count);
  });

  test('returns each title once while favourites are added and removed between pages', async () => {
    const { authorisationToken: token } = await service.signInNewAccount();
    const favourites = await addFavourites(token, 20);
    let pageCount = 0;
    const pages = await readAllPages(token, 6, async () => {
      service.clock.advance({ seconds: 1 });
      const addedTitle = await service.createVideo({ title: `Late ${pageCount}` });
      await changeFavourite('PUT', addedTitle.publicId, { token });
      // A title of an earlier page.
      const removedTitle = favourites.at(-1 - pageCount++);
      if (removedTitle) await changeFavourite('DELETE', removedTitle.publicId, { token });
    });
    const titles = pages.flat();
    expect(titles.toSorted()).toEqual(
      Array.from({ length: 20 }, (_, index) => `Kept ${index + 1}`).toSorted(),
    );
  });

  test('returns 400 for an invalid cursor and for a page size above the maximum', async () => {
    const { authorisationToken: token } = await service.signInNewAccount();
    expect((await service.request(`${path}?lastSeen=nonsense`, { token })).body.code).toBe('badRequest');
    expect((await service.request(`${path}?rpp=61`, { token })).body.code).toBe('badRequest');
  });
});

function computePageSizes(count: number, size: number): number[] {
  const pageCount = Math.max(1, Math.ceil(count / size));
  return Array.from({ length: pageCount }, (_, index) => Math.min(size, count - index * size));
}
