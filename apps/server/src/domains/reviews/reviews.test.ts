import type { ErrorResponse, Review, ReviewList, Tokens } from '@matinee/contract';
import { MAX_REVIEW_LENGTH } from '@matinee/rules';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { password, startService, type TestService } from '../../../test/service.ts';
import { tables } from '../../../test/tables.ts';

let service: TestService;
beforeAll(async () => {
  service = await startService();
  await service.realm({ key: 'other' });
});
afterAll(() => service.close());

const path = (id: string) => `/api/v2/review/${id}`;
const post = <T = Review>(
  id: string,
  asked: { token?: string; realm?: string },
  body: object = { rating: 4, text: 'Fine.' },
) => service.request<T>(path(id), { ...asked, method: 'POST', body });
const refused = async (...asked: Parameters<typeof post>) => {
  const { status, body } = await post<ErrorResponse>(...asked);
  return [status, body.code];
};
const read = async (id: string, token?: string, query = '') =>
  (await service.request<ReviewList>(path(id) + query, token ? { token } : {})).body;

/** Signed in with a profile of a child. */
async function aChild(): Promise<string> {
  const email = `child-${service.clock.now().epochMilliseconds}@example.com`;
  const { user } = await service.person({ email });
  const { db } = service.services;
  await tables(db)
    .updateTable('profile')
    .set({ kind: 'child' })
    .where('public_id', '=', user.pro.id)
    .execute();
  const { body } = await service.request<Tokens>('/api/v2/login', { body: { id: email, secret: password } });
  return body.authorisationToken;
}

describe('A review', () => {
  test('is there for everybody, and apart for who wrote it', async () => {
    const { authorisationToken: token } = await service.person();
    const film = await service.video();
    const posted = await post(film.publicId, { token }, { rating: 5, text: ' Go and see it. ' });
    expect(posted.status).toBe(201);
    expect(posted.body).toMatchObject({ rating: 5, text: 'Go and see it.', author: 'Ada' });
    expect(await read(film.publicId)).toMatchObject({
      summary: { count: 1, average: 5, ratings: [0, 0, 0, 0, 1] },
      reviews: [{ text: 'Go and see it.' }],
    });
    const mine = await read(film.publicId, token);
    expect(mine.myReview?.text).toBe('Go and see it.');
    expect(mine.reviews).toEqual([]);
  });

  test('is one for a profile: the next takes its place', async () => {
    const { authorisationToken: token } = await service.person();
    const film = await service.video();
    const first = await post(film.publicId, { token }, { rating: 1 });
    service.clock.advance({ seconds: 5 });
    const second = await post(film.publicId, { token }, { rating: 3, text: 'It grows on you.' });
    expect(second.body.id).toBe(first.body.id);
    expect(second.body.createdAt).toBe(first.body.createdAt);
    expect(second.body.updatedAt).not.toBe(first.body.updatedAt);
    expect((await read(film.publicId)).summary).toMatchObject({ count: 1, average: 3 });
  });

  test('is taken back by its writer alone', async () => {
    const [me, somebody] = [await service.person(), await service.person()];
    const film = await service.video();
    await post(film.publicId, { token: me.authorisationToken });
    const take = (token: string) => service.request(path(film.publicId), { method: 'DELETE', token });
    expect((await take(somebody.authorisationToken)).status).toBe(204);
    expect((await read(film.publicId)).summary.count).toBe(1);
    for (const _ of 'ab') expect((await take(me.authorisationToken)).status).toBe(204);
    expect((await read(film.publicId)).summary).toMatchObject({ count: 0, average: null });
  });

  test.each(['nobody', 'a guest'])('is not for %s to write', async (who) => {
    const film = await service.video();
    const asked = who === 'nobody' ? {} : { token: (await service.guest()).authorisationToken };
    expect(await refused(film.publicId, asked)).toEqual([401, 'unauthorised']);
    const taken = await service.request(path(film.publicId), { ...asked, method: 'DELETE' });
    expect(taken.body.code).toBe('unauthorised');
  });

  test('is not for a child to write, nor are the words of others to read', async () => {
    const [child, adult] = [await aChild(), await service.person()];
    const film = await service.video({ rating: 0 });
    await post(film.publicId, { token: adult.authorisationToken });
    expect(await refused(film.publicId, { token: child })).toEqual([403, 'forbidden']);
    const list = await read(film.publicId, child);
    expect(list).toMatchObject({ summary: { count: 1 }, reviews: [] });
  });

  test('is only of what this person may watch; it can be read before', async () => {
    const { authorisationToken: token } = await service.person();
    const film = await service.video({ access: { kind: 'licence', licences: ['premium'] } });
    expect(await refused(film.publicId, { token })).toEqual([403, 'accessDenied']);
    expect((await read(film.publicId, token)).summary.count).toBe(0);
  });

  test('is of no title of another realm, of none that is gone, and of nothing', async () => {
    const { authorisationToken: token } = await service.person();
    const other = await service.person({ realm: 'other' });
    const film = await service.video();
    const gone = await service.video({ availableUntil: service.clock.now().subtract({ hours: 1 }) });
    await post(film.publicId, { token });
    const asOther = { token: other.authorisationToken, realm: 'other' };
    for (const id of [film.publicId, 'nothing']) {
      expect(await refused(id, asOther)).toEqual([404, 'notFound']);
      expect((await service.request(path(id), { realm: 'other' })).body.code).toBe('notFound');
    }
    expect(await refused(gone.publicId, { token })).toEqual([404, 'notFound']);
    expect((await service.request(path(gone.publicId))).status).toBe(404);
    // A token of one realm is none in another.
    expect(await refused(film.publicId, { token: other.authorisationToken })).toEqual([401, 'unauthorised']);
  });

  test.each([
    { rating: 0 },
    { rating: 6 },
    { rating: 2.5 },
    { rating: '5' },
    { text: 'no rating' },
    { rating: 3, text: 7 },
    { rating: 3, author: 'Somebody else' },
  ])('does not look like %j', async (body) => {
    const { authorisationToken: token } = await service.person();
    const film = await service.video();
    expect(await refused(film.publicId, { token }, body)).toEqual([400, 'badRequest']);
  });

  test('is plain text, whatever is in it, and not longer than it may be', async () => {
    const { authorisationToken: token } = await service.person();
    const film = await service.video();
    const hostile = '<script>alert(1)</script>\u202e\u200b "\'); DROP TABLE review; --';
    const { body } = await post(film.publicId, { token }, { rating: 2, text: hostile });
    expect(body.text).toBe('<script>alert(1)</script> "\'); DROP TABLE review; --');
    const long = { rating: 2, text: 'é'.repeat(MAX_REVIEW_LENGTH + 1) };
    expect(await refused(film.publicId, { token }, long)).toEqual([400, 'reviewTooLong']);
  });

  test('cannot be written for ever', async () => {
    const { authorisationToken: token } = await service.person();
    const film = await service.video();
    for (let turn = 0; turn < 30; turn++) expect((await post(film.publicId, { token })).status).toBe(201);
    expect(await refused(film.publicId, { token })).toEqual([429, 'tooManyRequests']);
    // Somebody else is not held up by that.
    const { authorisationToken: another } = await service.person();
    expect((await post(film.publicId, { token: another })).status).toBe(201);
  });

  test('is taken down by an administrator of its realm, and by nobody else', async () => {
    const [me, admin] = [await service.person(), await service.person({ role: 'ADMIN' })];
    const stranger = await service.person({ role: 'ADMIN', realm: 'other' });
    const film = await service.video();
    const { body } = await post(film.publicId, { token: me.authorisationToken });
    const down = (token: string, realm?: string) =>
      service.request(`${path(film.publicId)}/${body.id}`, {
        method: 'DELETE',
        token,
        ...(realm && { realm }),
      });
    expect((await down(me.authorisationToken)).body.code).toBe('forbidden');
    expect((await down(stranger.authorisationToken, 'other')).status).toBe(404);
    expect((await down(admin.authorisationToken)).status).toBe(204);
    expect((await down(admin.authorisationToken)).status).toBe(404);
    expect((await read(film.publicId)).summary.count).toBe(0);
  });
});

describe('The reviews of a title', () => {
  /** Of so many people, who write in turn, some in the same moment. */
  async function reviewed(count: number) {
    const film = await service.video();
    const tokens: string[] = [];
    const add = async () => {
      const { authorisationToken: token } = await service.person();
      tokens.push(token);
      await post(film.publicId, { token }, { rating: 3, text: `No. ${tokens.length}` });
      if (tokens.length % 2 === 0) service.clock.advance({ seconds: 1 });
    };
    for (let number = 1; number <= count; number++) await add();
    const take = (number: number) =>
      service.request(path(film.publicId), { method: 'DELETE', token: tokens[number - 1] ?? '' });
    return { id: film.publicId, add, take };
  }
  const textsOf = ({ reviews }: ReviewList) => reviews.map(({ text }) => text);
  const down = (from: number, to: number) =>
    Array.from({ length: from - to + 1 }, (_, index) => `No. ${from - index}`);

  test.each([0, 1, 24, 25, 26, 50])(
    'of which there are %i are given out whole, newest first',
    async (count) => {
      const { id } = await reviewed(count);
      const pages: string[][] = [];
      for (let query: string | null = '?rpp=25'; query; ) {
        const list: ReviewList = await read(id, undefined, query);
        pages.push(textsOf(list));
        expect(list.paging.moreDataAvailable).toBe(list.paging.lastSeen !== null);
        query = list.paging.lastSeen && `?rpp=25&lastSeen=${list.paging.lastSeen}`;
      }
      expect(pages.map(({ length }) => length)).toEqual(count <= 25 ? [count] : [25, count - 25]);
      expect(pages.flat()).toEqual(down(count, 1));
    },
  );

  test('have no gap and no double when some come and some are taken back', async () => {
    const { id, add, take } = await reviewed(12);
    const first = await read(id, undefined, '?rpp=5');
    expect(textsOf(first)).toEqual(down(12, 8));
    // The last one seen, one before it and one behind it.
    for (const number of [8, 10, 7]) await take(number);
    await add();
    const second = await read(id, undefined, `?rpp=5&lastSeen=${first.paging.lastSeen}`);
    expect(textsOf(second)).toEqual(down(6, 2));
    const third = await read(id, undefined, `?rpp=5&lastSeen=${second.paging.lastSeen}`);
    expect(textsOf(third)).toEqual(['No. 1']);
  });

  test('begin at no place that was not given out', async () => {
    const film = await service.video();
    const { status } = await service.request(`${path(film.publicId)}?lastSeen=somewhere`);
    expect(status).toBe(400);
  });

  test('are there only where the realm has them', async () => {
    await service.realm({ key: 'silent', features: { reviews: false } });
    const { authorisationToken: token } = await service.person({ realm: 'silent' });
    const realmId = service.realms.find({ key: 'silent' })?.id ?? 0;
    const film = await service.video({ realmId });
    expect(await refused(film.publicId, { token, realm: 'silent' })).toEqual([403, 'forbidden']);
    const { status } = await service.request(path(film.publicId), { realm: 'silent' });
    expect(status).toBe(404);
  });
});
