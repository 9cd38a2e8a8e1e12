import type { Card, Paging, Tokens, WatchProgress } from '@matinee/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { password, startService, type TestService } from '../../../test/service.ts';

let service: TestService;
beforeAll(async () => {
  service = await startService();
  await service.applyRealm({ key: 'other' });
});
afterAll(() => service.close());

const putProgress = (id: string, token: string | undefined, body: unknown) =>
  service.request(`/api/v2/customer/progress/${id}`, {
    method: 'PUT',
    body,
    ...(token !== undefined && { token }),
  });
const readProgress = async (id: string, token: string) =>
  (
    await service.request<{ progress: WatchProgress | null }>(`/api/v2/customer/progress/${id}`, {
      token,
    })
  ).body.progress;
const readContinueWatching = async (token: string, query = '') =>
  (
    await service.request<{ contentList: Card[]; paging: Paging }>(
      `/api/v2/customer/continue-watching${query}`,
      {
        token,
      },
    )
  ).body;

describe('PUT /api/v2/customer/progress/:id', () => {
  test('stores the progress of the profile', async () => {
    const film = await service.createVideo();
    const { authorisationToken: token } = await service.signInGuest();
    expect(await readProgress(film.publicId, token)).toBeNull();
    expect((await putProgress(film.publicId, token, { position: 12.5, duration: 90 })).status).toBe(204);
    const updatedAt = expect.stringMatching(/T\d\d:\d\d:\d\d\.\d{3}Z$/);
    const expectedProgress = { position: 12.5, duration: 90, finished: false, updatedAt };
    expect(await readProgress(film.publicId, token)).toEqual(expectedProgress);
  });

  test('stores a report that follows one from a node whose clock is an hour ahead', async () => {
    const [first, second] = [
      await service.createVideo({ title: 'first' }),
      await service.createVideo({ title: 'second' }),
    ];
    const { authorisationToken: token } = await service.signInNewAccount();
    const { clock } = service;
    clock.advance({ hours: 1 });
    await putProgress(first.publicId, token, { position: 10, duration: 90 });
    clock.advance({ hours: -1 });
    await putProgress(first.publicId, token, { position: 20, duration: 90 });
    await putProgress(second.publicId, token, { position: 30, duration: 90 });
    expect(await readProgress(first.publicId, token)).toMatchObject({ position: 20 });
    const { contentList } = await readContinueWatching(token);
    expect(contentList.map(({ title }) => title)).toEqual(['second', 'first']);
  });

  test('does not reveal progress to another profile', async () => {
    const film = await service.createVideo();
    const [account, stranger] = [await service.signInNewAccount(), await service.signInNewAccount()];
    await putProgress(film.publicId, account.authorisationToken, { position: 12, duration: 90 });
    expect(await readProgress(film.publicId, stranger.authorisationToken)).toBeNull();
  });

  test('limits the position to the duration', async () => {
    const film = await service.createVideo();
    const { authorisationToken: token } = await service.signInGuest();
    await putProgress(film.publicId, token, { position: 500, duration: 90 });
    expect(await readProgress(film.publicId, token)).toMatchObject({ position: 90 });
  });

  test.each([
    ['without a token', false, { position: 1, duration: 2 }, 401, 'unauthorised'],
    ['with a negative position', true, { position: -1, duration: 2 }, 400, 'badRequest'],
    ['with a profile id', true, { position: 1, duration: 2, profile_id: 1 }, 400, 'badRequest'],
  ])('rejects a report %s', async (_case, isSignedIn, body, status, code) => {
    const film = await service.createVideo();
    const token = isSignedIn ? (await service.signInGuest()).authorisationToken : undefined;
    const response = await putProgress(film.publicId, token, body);
    expect([response.status, response.body.code]).toEqual([status, code]);
  });

  test('returns 404 for an unknown title and for a title of another realm', async () => {
    const film = await service.createVideo();
    const token = (await service.signInGuest()).authorisationToken;
    const otherRealmToken = (await service.signInGuest('other')).authorisationToken;
    const body = { position: 1, duration: 2 };
    expect((await putProgress('nothing', token, body)).body.code).toBe('notFound');
    const path = `/api/v2/customer/progress/${film.publicId}`;
    const response = await service.request(path, {
      method: 'PUT',
      token: otherRealmToken,
      realm: 'other',
      body,
    });
    expect(response.body.code).toBe('notFound');
    expect((await service.request(path, { token: otherRealmToken, realm: 'other' })).body.code).toBe(
      'notFound',
    );
  });

  test('accepts a POST with the token in the body, as a closing page sends it', async () => {
    const film = await service.createVideo();
    const { authorisationToken: token } = await service.signInGuest();
    const send = (body: object) =>
      fetch(`${service.url}/api/v2/customer/progress/${film.publicId}`, {
        method: 'POST',
        headers: { 'content-type': 'text/plain;charset=UTF-8' },
        body: JSON.stringify(body),
      });
    expect((await send({ position: 33, duration: 90, token })).status).toBe(204);
    expect(await readProgress(film.publicId, token)).toMatchObject({ position: 33 });
    expect((await send({ position: 44, duration: 90, token: 'forged' })).status).toBe(401);
    expect((await send({ position: 44, duration: 90 })).status).toBe(400);
    expect(await readProgress(film.publicId, token)).toMatchObject({ position: 33 });
  });
});

describe('GET /api/v2/customer/continue-watching', () => {
  test('returns started, unfinished titles, latest first, page by page', async () => {
    const { authorisationToken: token } = await service.signInNewAccount();
    for (const title of ['first', 'second', 'third', 'finished']) {
      const film = await service.createVideo({ title });
      await putProgress(film.publicId, token, { position: title === 'finished' ? 89 : 30, duration: 90 });
    }
    const firstPage = await readContinueWatching(token, '?rpp=2');
    expect(firstPage.paging.moreDataAvailable).toBe(true);
    const secondPage = await readContinueWatching(token, `?rpp=2&lastSeen=${firstPage.paging.lastSeen}`);
    expect(secondPage.paging).toEqual({ lastSeen: null, moreDataAvailable: false });
    const titles = [...firstPage.contentList, ...secondPage.contentList].map(({ title }) => title);
    expect(titles).toEqual(['third', 'second', 'first']);
  });

  test('omits a title that was stopped in its credits, which the history shows as finished', async () => {
    const { authorisationToken: token } = await service.signInNewAccount();
    const skipMarkers = [{ kind: 'credits' as const, start: 80, end: 90 }];
    const film = await service.createVideo({ title: 'credits', skipMarkers });
    await putProgress(film.publicId, token, { position: 79, duration: 90 });
    expect((await readContinueWatching(token)).contentList).toMatchObject([{ title: 'credits' }]);
    await putProgress(film.publicId, token, { position: 81, duration: 90 });
    expect((await readContinueWatching(token)).contentList).toEqual([]);
    const { body } = await service.request<{ contentList: Card[] }>('/api/v2/customer/history', { token });
    const expectedProgress = { position: 81, finished: true };
    expect(body.contentList).toMatchObject([{ title: 'credits', watchProgress: expectedProgress }]);
    expect(await readProgress(film.publicId, token)).toMatchObject(expectedProgress);
  });

  test('returns 401 without a session', async () => {
    expect((await service.request('/api/v2/customer/continue-watching')).body.code).toBe('unauthorised');
  });

  test('moves the progress of a guest at sign-in, and keeps the newer report of each title', async () => {
    const [sharedFilm, guestFilm] = [
      await service.createVideo({ title: 'both' }),
      await service.createVideo({ title: 'guest' }),
    ];
    const account = await service.signInNewAccount({ email: 'merges@example.com' });
    const guest = await service.signInGuest();
    await putProgress(guestFilm.publicId, guest.authorisationToken, { position: 10, duration: 90 });
    await putProgress(sharedFilm.publicId, guest.authorisationToken, { position: 20, duration: 90 });
    await putProgress(sharedFilm.publicId, account.authorisationToken, { position: 50, duration: 90 });
    const { body } = await service.request<Tokens>('/api/v2/login', {
      token: guest.authorisationToken,
      body: { id: 'merges@example.com', secret: password },
    });
    const token = body.authorisationToken;
    expect(await readProgress(sharedFilm.publicId, token)).toMatchObject({ position: 50 });
    expect(await readProgress(guestFilm.publicId, token)).toMatchObject({ position: 10 });
  });
});
