import type { Bucket, Card, Paging, Section, Video } from '@matinee/contract';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { startService, type TestService } from '../../../test/service.ts';
import { grant } from '../entitlement/index.ts';
import { findAccount } from '../identity/index.ts';
import {
  createSeason,
  createSeries,
  createVideo,
  type NewBucket,
  type NewContent,
  putGenre,
  putSection,
  setArtwork,
  setTexts,
} from './index.ts';

let service: TestService;
let otherRealm: number;
beforeAll(async () => {
  service = await startService();
  otherRealm = await service.realm({ key: 'other' });
});
afterAll(() => service.close());

const rowOf = (row: Partial<NewBucket> & Pick<NewBucket, 'source'>): NewBucket => ({
  exid: 'row',
  names: { en: 'Row', es: 'Fila' },
  rowType: 'basic',
  rowCount: 1,
  displayPosters: false,
  showItemPosition: false,
  ...row,
});

async function page(key: string, buckets: NewBucket[], realmId = service.realmId): Promise<void> {
  const { db } = service.services;
  const now = service.clock.now();
  await putSection(db, { realmId, key, title: { en: key }, heroes: [], buckets, now });
  await service.settled();
}

const section = async (key: string, asked: { token?: string; query?: string; realm?: string } = {}) =>
  (await service.ask<Section>(`/api/v1/view/section/${key}${asked.query ?? ''}`, asked)).body;

/** All titles of the first row of a page, asked for a few at a time. */
async function wholeRow(
  key: string,
  size: number,
  between?: (page: number) => Promise<void>,
): Promise<string[]> {
  const { buckets } = await section(key);
  const row = buckets[0] as Bucket;
  const seen: string[] = [];
  let paging: Paging = { lastSeen: null, moreDataAvailable: true };
  for (let pages = 0; paging.moreDataAvailable; pages++) {
    const from = paging.lastSeen === null ? '' : `&lastSeen=${paging.lastSeen}`;
    const { body } = await service.ask<{ contentList: Card[]; paging: Paging }>(
      `/api/v1/view/section/${key}/bucket/${row.bucketId}?rpp=${size}${from}`,
    );
    seen.push(...body.contentList.map(({ title }) => title));
    paging = body.paging;
    await between?.(pages);
  }
  return seen;
}

const titled = (title: string): NewContent['texts'] => ({ en: { title } });

describe('A page', () => {
  test('has its rows with their first cards, in the language of the caller', async () => {
    const film = await service.video({
      texts: { en: { title: 'The Lamp', description: 'A light.' }, es: { title: 'La lámpara' } },
      genres: ['drama'],
      rating: 12,
      year: 2020,
      durationMs: 90_500,
    });
    await putGenre(service.services.db, {
      realmId: service.realmId,
      key: 'drama',
      names: { en: 'Drama', es: 'Drama (es)' },
    });
    await page('films', [rowOf({ source: { kind: 'list', items: [film.id] } })]);
    const { buckets } = await section('films', { query: '?language=es' });
    expect(buckets).toEqual([
      {
        bucketId: expect.any(String),
        exid: 'row',
        name: 'Fila',
        type: 'VOD_PLAYLIST',
        contentList: [
          {
            id: film.publicId,
            type: 'VIDEO',
            title: 'La lámpara',
            description: 'A light.',
            accessLevel: 'GRANTED',
            duration: 90.5,
            rating: 12,
            year: 2020,
            genres: ['Drama (es)'],
          },
        ],
        paging: { lastSeen: null, moreDataAvailable: false },
        rowTypeData: {
          rowType: 'basic',
          rowCount: 1,
          displayPosters: false,
          showItemPosition: false,
          hideMetadata: false,
          title: 'Fila',
        },
      },
    ]);
  });

  test('that does not exist, or belongs to another realm, is not found', async () => {
    await page('only-here', []);
    expect((await service.ask('/api/v1/view/section/nothing')).body.code).toBe('notFound');
    expect((await service.ask('/api/v1/view/section/only-here', { realm: 'other' })).body.code).toBe(
      'notFound',
    );
  });

  test('needs as many queries for twenty rows as for one', async () => {
    const films = await Promise.all(Array.from({ length: 12 }, () => service.video()));
    const items = films.map(({ id }) => id);
    const queriesFor = async (rows: number) => {
      await page(
        `wide-${rows}`,
        Array.from({ length: rows }, (_, index) =>
          rowOf({ exid: `row-${index}`, source: { kind: 'list', items } }),
        ),
      );
      await section(`wide-${rows}`);
      const asked = vi.spyOn(pg.Client.prototype, 'query');
      await section(`wide-${rows}`, { query: '?language=en' });
      const queries = asked.mock.calls.length;
      asked.mockRestore();
      return queries;
    };
    const few = await queriesFor(1);
    expect(few).toBeGreaterThan(0);
    expect(await queriesFor(20)).toBe(few);
  });

  test('has a hero with the pictures and texts of its title, and none for a title that cannot be seen', async () => {
    const { db } = service.services;
    const now = service.clock.now();
    const film = await service.video({ texts: { en: { title: 'The Hero', tagline: 'Bright.' } } });
    const draft = await service.video({ publishedAt: null });
    const picture = {
      realmId: service.realmId,
      storageKey: 'artwork/x',
      width: 1920,
      height: 1080,
      placeholder: 'AAAA',
      now,
    };
    const art = await setArtwork(db, { ...picture, contentId: film.id, kind: 'hero' });
    await setArtwork(db, { ...picture, contentId: draft.id, kind: 'hero' });
    const primaryButton = {
      text: { en: 'Play' },
      link: { event: { type: 'VIDEO' as const, id: film.publicId } },
    };
    await putSection(db, {
      realmId: service.realmId,
      key: 'heroes',
      title: { en: 'Heroes' },
      heroes: [
        { contentId: film.id, data: { primaryButton } },
        { contentId: draft.id, data: {} },
      ],
      buckets: [],
      now,
    });
    const { heroes } = await section('heroes');
    expect(heroes).toHaveLength(1);
    expect(heroes[0]).toMatchObject({
      title: 'The Hero',
      tagline: 'Bright.',
      primaryButton: { ctaText: 'Play' },
      content: { id: film.publicId },
      background: { image: { url: `/images/${art.publicId}`, width: 1920 } },
    });
  });

  test('changes for guests as soon as it is published', async () => {
    const [one, two] = [await service.video({ title: 'One' }), await service.video({ title: 'Two' })];
    await page('fresh', [rowOf({ source: { kind: 'list', items: [one.id] } })]);
    expect((await section('fresh')).buckets[0]?.contentList[0]?.title).toBe('One');
    await page('fresh', [rowOf({ source: { kind: 'list', items: [two.id] } })]);
    expect((await section('fresh')).buckets[0]?.contentList[0]?.title).toBe('Two');
    await setTexts(service.services.db, {
      contentId: two.id,
      texts: titled('Two!'),
      now: service.clock.now(),
    });
    await service.settled();
    expect((await section('fresh')).buckets[0]?.contentList[0]?.title).toBe('Two!');
  });

  test('cannot be put together from titles of another realm', async () => {
    const foreign = await service.video({ realmId: otherRealm });
    await expect(page('mixed', [rowOf({ source: { kind: 'list', items: [foreign.id] } })])).rejects.toThrow(
      /realm/,
    );
  });
});

describe('A row', () => {
  test('of a list is paged without a title twice or missing, exact at its end', async () => {
    const films = await Promise.all(
      Array.from({ length: 12 }, (_, index) => service.video({ title: `L${index}` })),
    );
    await page('list', [rowOf({ source: { kind: 'list', items: films.map(({ id }) => id) } })]);
    const all = films.map((_, index) => `L${index}`);
    for (const size of [1, 4, 5, 12, 60]) expect(await wholeRow('list', size)).toEqual(all);
  });

  test('of a list goes on after the last title seen, also when others came before it meanwhile', async () => {
    const films = await Promise.all(
      Array.from({ length: 6 }, (_, index) => service.video({ title: `M${index}` })),
    );
    const extra = await service.video({ title: 'extra' });
    await page('moving', [
      rowOf({ publicId: 'moving-row', source: { kind: 'list', items: films.map(({ id }) => id) } }),
    ]);
    const seen = await wholeRow('moving', 2, async (pageNumber) => {
      if (pageNumber !== 0) return;
      const items = [extra.id, ...films.map(({ id }) => id)];
      await page('moving', [rowOf({ publicId: 'moving-row', source: { kind: 'list', items } })]);
    });
    expect(seen).toEqual(['M0', 'M1', 'M2', 'M3', 'M4', 'M5']);
  });

  test('by a rule has a total order also where all were published at the same instant', async () => {
    await Promise.all(
      Array.from({ length: 9 }, (_, index) => service.video({ title: `T${index}`, tags: ['tied'] })),
    );
    for (const sort of ['newest', 'added', 'title'] as const) {
      await page(`rule-${sort}`, [rowOf({ source: { kind: 'rule', type: 'VIDEO', tag: 'tied', sort } })]);
      const whole = await wholeRow(`rule-${sort}`, 60);
      expect(whole).toHaveLength(9);
      expect(await wholeRow(`rule-${sort}`, 2)).toEqual(whole);
      expect(new Set(whole).size).toBe(9);
    }
    expect(await wholeRow('rule-title', 3)).toEqual(Array.from({ length: 9 }, (_, index) => `T${index}`));
  });

  test('by a rule shows what fits every condition, up to its limit', async () => {
    const signIn = { kind: 'signIn' } as const;
    const fits = { tags: ['ruled'], genres: ['noir'], access: signIn };
    const times = (hours: number) => service.clock.now().subtract({ hours });
    for (const hours of [3, 1, 2, 4])
      await service.video({ ...fits, title: `R${hours}`, publishedAt: times(hours) });
    await service.video({ ...fits, title: 'other genre', genres: [] });
    await service.video({ ...fits, title: 'other access', access: { kind: 'open' } });
    await service.video({ ...fits, title: 'other tag', tags: [] });
    const rule = {
      kind: 'rule',
      type: 'VIDEO',
      genre: 'noir',
      tag: 'ruled',
      access: 'signIn',
      sort: 'newest',
    } as const;
    await page('ruled', [rowOf({ source: rule })]);
    expect(await wholeRow('ruled', 3)).toEqual(['R1', 'R2', 'R3', 'R4']);
    await page('limited', [rowOf({ source: { ...rule, limit: 3 } })]);
    expect(await wholeRow('limited', 2)).toEqual(['R1', 'R2', 'R3']);
    expect(await wholeRow('limited', 3)).toEqual(['R1', 'R2', 'R3']);
  });

  test('leaves out drafts, what is to come and what is over', async () => {
    const now = service.clock.now();
    const films = [
      await service.video({ title: 'seen' }),
      await service.video({ title: 'draft', publishedAt: null }),
      await service.video({ title: 'to come', publishedAt: now.add({ hours: 1 }) }),
      await service.video({ title: 'opens later', availableFrom: now.add({ seconds: 1 }) }),
      await service.video({ title: 'over', availableUntil: now }),
    ];
    await page('windows', [rowOf({ source: { kind: 'list', items: films.map(({ id }) => id) } })]);
    expect(await wholeRow('windows', 2)).toEqual(['seen']);
    for (const { publicId } of films.slice(1)) {
      expect((await service.ask(`/api/v4/vod/${publicId}`)).body.code).toBe('notFound');
    }
  });

  test('leaves out what a border closes, when asked to', async () => {
    const open = await service.video({ title: 'everywhere' });
    const closed = await service.video({ title: 'PT only', regions: { mode: 'allow', countries: ['PT'] } });
    await page('borders', [rowOf({ source: { kind: 'list', items: [open.id, closed.id] } })]);
    const { buckets } = await section('borders');
    expect(buckets[0]?.contentList.map(({ accessLevel }) => accessLevel)).toEqual(['GRANTED', 'GEOBLOCKED']);
    const { body } = await service.ask<{ contentList: Card[] }>(
      `/api/v1/view/section/borders/bucket/${buckets[0]?.bucketId}?displayGeoblocked=false`,
    );
    expect(body.contentList.map(({ title }) => title)).toEqual(['everywhere']);
  });

  test('is refused with a cursor that we did not write, and is not found from another realm', async () => {
    await page('guarded', [rowOf({ source: { kind: 'list', items: [(await service.video()).id] } })]);
    const { buckets } = await section('guarded');
    const path = `/api/v1/view/section/guarded/bucket/${buckets[0]?.bucketId}`;
    expect((await service.ask(`${path}?lastSeen=made-up`)).body.code).toBe('badRequest');
    expect((await service.ask(path, { realm: 'other' })).body.code).toBe('notFound');
    expect((await service.ask('/api/v1/view/section/guarded/bucket/nothing')).body.code).toBe('notFound');
  });

  test('of what is being watched is there for its profile only', async () => {
    const film = await service.video({ title: 'begun' });
    await page('personal', [rowOf({ source: { kind: 'continueWatching' } })]);
    const [me, somebody] = [await service.person(), await service.person()];
    await service.ask(`/api/v2/customer/progress/${film.publicId}`, {
      method: 'PUT',
      token: me.authorisationToken,
      body: { position: 60, duration: 100 },
    });
    const mine = await section('personal', { token: me.authorisationToken });
    expect(mine.buckets[0]?.contentList[0]).toMatchObject({
      title: 'begun',
      watchProgress: { position: 60 },
    });
    expect((await section('personal', { token: somebody.authorisationToken })).buckets).toEqual([]);
    expect((await section('personal')).buckets).toEqual([]);
  });
});

describe('The page of a video', () => {
  test('has everything, with the next episode and where it belongs', async () => {
    const { db } = service.services;
    const frame = { realmId: service.realmId, now: service.clock.now() };
    const series = await createSeries(db, { ...frame, texts: titled('The Series') });
    const [one, two] = [
      await createSeason(db, { ...frame, texts: titled('Season 1'), seriesId: series.id, number: 1 }),
      await createSeason(db, { ...frame, texts: titled('Season 2'), seriesId: series.id, number: 2 }),
    ];
    const episode = (title: string, seasonId: number, number: number, draft = false) =>
      createVideo(db, {
        ...frame,
        texts: titled(title),
        episode: { seasonId, number },
        people: [{ name: 'Ada', role: 'cast', character: 'Lamp' }],
        ...(draft && { publishedAt: null }),
      });
    const first = await episode('E1', one.id, 1);
    await episode('E2, not out yet', one.id, 2, true);
    const third = await episode('E3', one.id, 3);
    const fourth = await episode('E4', two.id, 1);
    const video = async (id: string) => (await service.ask<Video>(`/api/v4/vod/${id}`)).body;

    expect(await video(first.publicId)).toMatchObject({
      type: 'SEASON_VIDEO',
      seriesTitle: 'The Series',
      seriesId: series.publicId,
      seasonId: one.publicId,
      episodeInformation: { episodeNumber: 1, seasonNumber: 1, seasonTitle: 'Season 1' },
      people: [{ name: 'Ada', role: 'cast', character: 'Lamp' }],
      media: { state: 'none', progress: 0, final: false },
      next: { id: third.publicId, title: 'E3' },
    });
    expect((await video(third.publicId)).next?.id).toBe(fourth.publicId);
    expect(await video(fourth.publicId)).not.toHaveProperty('next');
  });

  test('of a series, of another realm, or of nothing is not found', async () => {
    const { db } = service.services;
    const series = await createSeries(db, {
      realmId: service.realmId,
      now: service.clock.now(),
      texts: titled('S'),
    });
    const film = await service.video();
    expect((await service.ask(`/api/v4/vod/${series.publicId}`)).body.code).toBe('notFound');
    expect((await service.ask(`/api/v4/vod/${film.publicId}`, { realm: 'other' })).body.code).toBe(
      'notFound',
    );
    expect((await service.ask('/api/v4/vod/nothing')).body.code).toBe('notFound');
  });
});

describe('Access', () => {
  const video = async (id: string, token?: string) =>
    (await service.ask<Video>(`/api/v4/vod/${id}`, token === undefined ? {} : { token })).body;

  test('is decided for each viewer, with its reasons', async () => {
    const open = await service.video();
    const signIn = await service.video({ access: { kind: 'signIn' } });
    const premium = await service.video({ access: { kind: 'licence', licences: ['premium'] } });
    const person = await service.person({ email: 'payer@example.com' });
    const levels = async (token?: string) =>
      Promise.all(
        [open, signIn, premium].map(async ({ publicId }) => (await video(publicId, token)).accessLevel),
      );

    expect(await levels()).toEqual(['GRANTED', 'GRANTED_ON_SIGN_IN', 'DENIED']);
    expect(await levels(person.authorisationToken)).toEqual(['GRANTED', 'GRANTED', 'DENIED']);
    expect(await video(premium.publicId)).toMatchObject({
      accessReasons: ['LICENCE_REQUIRED'],
      licences: [{ name: 'Premium', description: 'Everything.' }],
    });

    const { db } = service.services;
    const now = service.clock.now();
    const account = await findAccount(db, { realmId: service.realmId, email: 'payer@example.com' });
    const accountId = account?.id ?? 0;
    await grant(db, {
      realmId: service.realmId,
      accountId,
      licence: 'premium',
      from: now,
      until: now.add({ minutes: 5 }),
      reason: 'test',
      now,
    });
    await service.settled();
    expect(await levels(person.authorisationToken)).toEqual(['GRANTED', 'GRANTED', 'GRANTED']);
    service.clock.advance({ minutes: 5 });
    expect(await levels(person.authorisationToken)).toEqual(['GRANTED', 'GRANTED', 'DENIED']);
  });

  test('cannot be granted with a licence of another realm, or to somebody of another realm', async () => {
    const { db } = service.services;
    const now = service.clock.now();
    await service.person({ realm: 'other', email: 'there@example.com' });
    const there = await findAccount(db, { realmId: otherRealm, email: 'there@example.com' });
    const give = (realmId: number, licence: string) =>
      grant(db, { realmId, accountId: there?.id ?? 0, licence, from: now, reason: 'test', now });
    expect(await give(service.realmId, 'premium')).toBe(false);
    expect(await give(otherRealm, 'no such licence')).toBe(false);
    expect(await give(otherRealm, 'premium')).toBe(true);
  });
});
