import { randomUUID } from 'node:crypto';
import type { ErrorResponse, Review, ReviewList, Tokens } from '@matinee/contract';
import { MAX_REVIEW_LENGTH } from '@matinee/rules';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { password, startService, type TestService } from '../../../test/service.ts';
import { tables } from '../../../test/tables.ts';
import {
  deleteReviewByPublicId,
  deleteReviewOfProfile,
  saveReview,
  selectReviewOfProfile,
} from './reviews.queries.ts';

let service: TestService;
beforeAll(async () => {
  service = await startService();
  await service.applyRealm({ key: 'other' });
});
afterAll(() => service.close());

const buildPath = (id: string) => `/api/v2/review/${id}`;
const post = <T = Review>(
  id: string,
  options: { token?: string; realm?: string },
  body: object = { rating: 4, text: 'Fine.' },
) => service.request<T>(buildPath(id), { ...options, method: 'POST', body });
const postAndReadError = async (...options: Parameters<typeof post>) => {
  const { status, body } = await post<ErrorResponse>(...options);
  return [status, body.code];
};
const readReviews = async (id: string, token?: string, query = '') =>
  (await service.request<ReviewList>(buildPath(id) + query, token ? { token } : {})).body;

/** Signs in with a child profile. */
async function signInAsChild(): Promise<string> {
  const email = `child-${service.clock.now().epochMilliseconds}@example.com`;
  const { user } = await service.signInNewAccount({ email });
  const { db } = service.services;
  await tables(db)
    .updateTable('profile')
    .set({ kind: 'child' })
    .where('public_id', '=', user.pro.id)
    .execute();
  const { body } = await service.request<Tokens>('/api/v2/login', { body: { id: email, secret: password } });
  return body.authorisationToken;
}

describe('a review', () => {
  test('is public, and returned separately to its author', async () => {
    const { authorisationToken: token } = await service.signInNewAccount();
    const film = await service.createVideo();
    const createdReview = await post(film.publicId, { token }, { rating: 5, text: ' Go and see it. ' });
    expect(createdReview.status).toBe(201);
    expect(createdReview.body).toMatchObject({ rating: 5, text: 'Go and see it.', author: 'Ada' });
    expect(await readReviews(film.publicId)).toMatchObject({
      summary: { count: 1, average: 5, ratings: [0, 0, 0, 0, 1] },
      reviews: [{ text: 'Go and see it.' }],
    });
    const authorResponse = await readReviews(film.publicId, token);
    expect(authorResponse.myReview?.text).toBe('Go and see it.');
    expect(authorResponse.reviews).toEqual([]);
  });

  test('replaces the earlier review of the same profile', async () => {
    const { authorisationToken: token } = await service.signInNewAccount();
    const film = await service.createVideo();
    const firstResponse = await post(film.publicId, { token }, { rating: 1 });
    service.clock.advance({ seconds: 5 });
    const secondResponse = await post(film.publicId, { token }, { rating: 3, text: 'It grows on you.' });
    expect(secondResponse.body.id).toBe(firstResponse.body.id);
    expect(secondResponse.body.createdAt).toBe(firstResponse.body.createdAt);
    expect(secondResponse.body.updatedAt).not.toBe(firstResponse.body.updatedAt);
    expect((await readReviews(film.publicId)).summary).toMatchObject({ count: 1, average: 3 });
  });

  test('is deleted when its author deletes it, and stays when another profile deletes its own', async () => {
    const [author, otherAccount] = [await service.signInNewAccount(), await service.signInNewAccount()];
    const film = await service.createVideo();
    await post(film.publicId, { token: author.authorisationToken });
    const deleteReview = (token: string) =>
      service.request(buildPath(film.publicId), { method: 'DELETE', token });
    expect((await deleteReview(otherAccount.authorisationToken)).status).toBe(204);
    expect((await readReviews(film.publicId)).summary.count).toBe(1);
    for (const _ of 'ab') expect((await deleteReview(author.authorisationToken)).status).toBe(204);
    expect((await readReviews(film.publicId)).summary).toMatchObject({ count: 0, average: null });
  });

  test.each([
    ['a request without a token', 401, 'unauthorised'],
    ['a guest', 403, 'forbidden'],
  ])('cannot be written by %s', async (role, status, code) => {
    const film = await service.createVideo();
    const options =
      role === 'a request without a token' ? {} : { token: (await service.signInGuest()).authorisationToken };
    expect(await postAndReadError(film.publicId, options)).toEqual([status, code]);
    const response = await service.request(buildPath(film.publicId), { ...options, method: 'DELETE' });
    expect(response.body.code).toBe(code);
  });

  test('cannot be written by a child profile, which also receives no text of other reviews', async () => {
    const [child, adult] = [await signInAsChild(), await service.signInNewAccount()];
    const film = await service.createVideo({ rating: 0 });
    await post(film.publicId, { token: adult.authorisationToken });
    expect(await postAndReadError(film.publicId, { token: child })).toEqual([403, 'forbidden']);
    const list = await readReviews(film.publicId, child);
    expect(list).toMatchObject({ summary: { count: 1 }, reviews: [] });
  });

  test('cannot be written without access to the title, whose reviews stay readable', async () => {
    const { authorisationToken: token } = await service.signInNewAccount();
    const film = await service.createVideo({ access: { kind: 'licence', licences: ['premium'] } });
    expect(await postAndReadError(film.publicId, { token })).toEqual([403, 'accessDenied']);
    expect((await readReviews(film.publicId, token)).summary.count).toBe(0);
  });

  test('returns 404 for an unknown or unavailable title or one of another realm', async () => {
    const { authorisationToken: token } = await service.signInNewAccount();
    const otherRealmAccount = await service.signInNewAccount({ realm: 'other' });
    const film = await service.createVideo();
    const expiredVideo = await service.createVideo({
      availableUntil: service.clock.now().subtract({ hours: 1 }),
    });
    await post(film.publicId, { token });
    const otherRealmOptions = { token: otherRealmAccount.authorisationToken, realm: 'other' };
    for (const id of [film.publicId, 'nothing']) {
      expect(await postAndReadError(id, otherRealmOptions)).toEqual([404, 'notFound']);
      expect((await service.request(buildPath(id), { realm: 'other' })).body.code).toBe('notFound');
    }
    expect(await postAndReadError(expiredVideo.publicId, { token })).toEqual([404, 'notFound']);
    expect((await service.request(buildPath(expiredVideo.publicId))).status).toBe(404);
    // A token of one realm is not valid in another.
    expect(await postAndReadError(film.publicId, { token: otherRealmAccount.authorisationToken })).toEqual([
      401,
      'unauthorised',
    ]);
  });

  test.each([
    { rating: 0 },
    { rating: 6 },
    { rating: 2.5 },
    { rating: '5' },
    { text: 'no rating' },
    { rating: 3, text: 7 },
    { rating: 3, author: 'Somebody else' },
  ])('returns 400 for %j', async (body) => {
    const { authorisationToken: token } = await service.signInNewAccount();
    const film = await service.createVideo();
    expect(await postAndReadError(film.publicId, { token }, body)).toEqual([400, 'badRequest']);
  });

  test('is stored as plain text and rejected when it is too long', async () => {
    const { authorisationToken: token } = await service.signInNewAccount();
    const film = await service.createVideo();
    const maliciousText = '<script>alert(1)</script>\u202e\u200b "\'); DROP TABLE review; --';
    const { body } = await post(film.publicId, { token }, { rating: 2, text: maliciousText });
    expect(body.text).toBe('<script>alert(1)</script> "\'); DROP TABLE review; --');
    const longReview = { rating: 2, text: 'é'.repeat(MAX_REVIEW_LENGTH + 1) };
    expect(await postAndReadError(film.publicId, { token }, longReview)).toEqual([400, 'reviewTooLong']);
  });

  test('returns 429 after 30 posts of one profile', async () => {
    const { authorisationToken: token } = await service.signInNewAccount();
    const film = await service.createVideo();
    for (let attempt = 0; attempt < 30; attempt++)
      expect((await post(film.publicId, { token })).status).toBe(201);
    expect(await postAndReadError(film.publicId, { token })).toEqual([429, 'tooManyRequests']);
    // The limit does not affect other profiles.
    const { authorisationToken: otherProfileToken } = await service.signInNewAccount();
    expect((await post(film.publicId, { token: otherProfileToken })).status).toBe(201);
  });

  test('can be deleted by its id only by an administrator of its realm', async () => {
    const [author, admin] = [
      await service.signInNewAccount(),
      await service.signInNewAccount({ role: 'ADMIN' }),
    ];
    const otherRealmAdmin = await service.signInNewAccount({ role: 'ADMIN', realm: 'other' });
    const film = await service.createVideo();
    const { body } = await post(film.publicId, { token: author.authorisationToken });
    const removeReview = (token: string, realm?: string) =>
      service.request(`${buildPath(film.publicId)}/${body.id}`, {
        method: 'DELETE',
        token,
        ...(realm && { realm }),
      });
    expect((await removeReview(author.authorisationToken)).body.code).toBe('forbidden');
    expect((await removeReview(otherRealmAdmin.authorisationToken, 'other')).status).toBe(404);
    expect((await removeReview(admin.authorisationToken)).status).toBe(204);
    expect((await removeReview(admin.authorisationToken)).status).toBe(404);
    expect((await readReviews(film.publicId)).summary.count).toBe(0);
  });
});

describe('GET /api/v2/review/{id}', () => {
  /** Creates reviews by different accounts; each pair has the same creation time. */
  async function createReviews(count: number) {
    const film = await service.createVideo();
    const tokens: string[] = [];
    const addReview = async () => {
      const { authorisationToken: token } = await service.signInNewAccount();
      tokens.push(token);
      await post(film.publicId, { token }, { rating: 3, text: `No. ${tokens.length}` });
      if (tokens.length % 2 === 0) service.clock.advance({ seconds: 1 });
    };
    for (let number = 1; number <= count; number++) await addReview();
    const deleteReview = (number: number) =>
      service.request(buildPath(film.publicId), { method: 'DELETE', token: tokens[number - 1] ?? '' });
    return { id: film.publicId, addReview, deleteReview };
  }
  const getTexts = ({ reviews }: ReviewList) => reviews.map(({ text }) => text);
  const createExpectedTexts = (from: number, to: number) =>
    Array.from({ length: from - to + 1 }, (_, index) => `No. ${from - index}`);

  test.each([0, 1, 24, 25, 26, 50])('returns %i reviews in pages, newest first', async (count) => {
    const { id } = await createReviews(count);
    const pages: string[][] = [];
    for (let query: string | null = '?rpp=25'; query; ) {
      const list: ReviewList = await readReviews(id, undefined, query);
      pages.push(getTexts(list));
      expect(list.paging.moreDataAvailable).toBe(list.paging.lastSeen !== null);
      query = list.paging.lastSeen && `?rpp=25&lastSeen=${list.paging.lastSeen}`;
    }
    expect(pages.map(({ length }) => length)).toEqual(count <= 25 ? [count] : [25, count - 25]);
    expect(pages.flat()).toEqual(createExpectedTexts(count, 1));
  });

  test('has no gaps and no duplicates when reviews are added and deleted between pages', async () => {
    const { id, addReview, deleteReview } = await createReviews(12);
    const firstPage = await readReviews(id, undefined, '?rpp=5');
    expect(getTexts(firstPage)).toEqual(createExpectedTexts(12, 8));
    // Review 8 is the last one on the first page; 10 is on it too, 7 is not.
    for (const number of [8, 10, 7]) await deleteReview(number);
    await addReview();
    const secondPage = await readReviews(id, undefined, `?rpp=5&lastSeen=${firstPage.paging.lastSeen}`);
    expect(getTexts(secondPage)).toEqual(createExpectedTexts(6, 2));
    const thirdPage = await readReviews(id, undefined, `?rpp=5&lastSeen=${secondPage.paging.lastSeen}`);
    expect(getTexts(thirdPage)).toEqual(['No. 1']);
  });

  test('returns 400 for a forged cursor', async () => {
    const film = await service.createVideo();
    const { status } = await service.request(`${buildPath(film.publicId)}?lastSeen=somewhere`);
    expect(status).toBe(400);
  });

  test('returns 404, and 403 to a new review, when the realm has disabled reviews', async () => {
    await service.applyRealm({ key: 'silent', features: { reviews: false } });
    const { authorisationToken: token } = await service.signInNewAccount({ realm: 'silent' });
    const realmId = service.realms.find({ key: 'silent' })?.id ?? 0;
    const film = await service.createVideo({ realmId });
    expect(await postAndReadError(film.publicId, { token, realm: 'silent' })).toEqual([403, 'forbidden']);
    const { status } = await service.request(buildPath(film.publicId), { realm: 'silent' });
    expect(status).toBe(404);
  });
});

test('queries with the profile of another viewer or with another realm neither find, write nor delete a review', async () => {
  const { db } = service.services;
  const otherRealmId = await service.applyRealm({ key: 'other' });
  const film = await service.createVideo();
  const author = await service.signInNewAccount();
  const [stranger, outsider] = [
    await service.signInNewAccount(),
    await service.signInNewAccount({ realm: 'other' }),
  ];
  const { body: review } = await post(film.publicId, { token: author.authorisationToken }, { rating: 5 });
  const findProfileId = async ({ user }: Tokens) => {
    const query = tables(db).selectFrom('profile').select('id').where('public_id', '=', user.pro.id);
    return (await query.executeTakeFirstOrThrow()).id;
  };
  const readRows = () =>
    tables(db).selectFrom('review').selectAll().where('content_id', '=', film.id).execute();
  const rows = await readRows();
  const title = { realmId: service.realmId, contentId: film.id };
  const otherRealm = { realmId: otherRealmId, contentId: film.id };
  const authorId = await findProfileId(author);
  for (const key of [
    { ...title, profileId: await findProfileId(stranger) },
    { ...otherRealm, profileId: authorId },
  ]) {
    expect(await selectReviewOfProfile(db, key)).toBeUndefined();
    await deleteReviewOfProfile(db, key);
  }
  expect(await deleteReviewByPublicId(db, { ...otherRealm, publicId: review.id })).toBe(false);
  const input = { publicId: randomUUID(), rating: 1, text: '', now: service.clock.now() };
  for (const profileId of [authorId, await findProfileId(outsider)])
    await saveReview(db, { ...otherRealm, ...input, profileId });
  await saveReview(db, { ...title, ...input, profileId: await findProfileId(outsider) });
  expect(await readRows()).toEqual(rows);
});
