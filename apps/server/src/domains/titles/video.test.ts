import type { Video, VodPage } from '@matinee/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createWithCredits } from '../../../test/credits.ts';
import { startService, type TestService } from '../../../test/service.ts';
import { grantLicence } from '../entitlement/index.ts';
import { selectAccount } from '../identity/index.ts';
import { createSeason, createSeries, createVideo, type NewContent } from './index.ts';

let service: TestService;
let otherRealmId: number;
beforeAll(async () => {
  service = await startService();
  otherRealmId = await service.applyRealm({ key: 'other' });
});
afterAll(() => service.close());

const createTexts = (title: string): NewContent['texts'] => ({ en: { title } });

describe('GET /api/v4/vod/:id', () => {
  test('returns an episode with its series, season, credits and the next visible episode', async () => {
    const { db } = service.services;
    const baseInput = { realmId: service.realmId, now: service.clock.now() };
    const series = await createSeries(db, { ...baseInput, texts: createTexts('The Series') });
    const [firstSeason, secondSeason] = [
      await createSeason(db, {
        ...baseInput,
        texts: createTexts('Season 1'),
        seriesId: series.id,
        number: 1,
      }),
      await createSeason(db, {
        ...baseInput,
        texts: createTexts('Season 2'),
        seriesId: series.id,
        number: 2,
      }),
    ];
    const createEpisode = (title: string, seasonId: number, number: number, isDraft = false) =>
      createWithCredits(createVideo, db, {
        ...baseInput,
        texts: createTexts(title),
        episode: { seasonId, number },
        people: [{ name: 'Ada', role: 'cast', character: 'Lamp' }],
        ...(isDraft && { publishedAt: null }),
      });
    const firstEpisode = await createEpisode('E1', firstSeason.id, 1);
    await createEpisode('E2, not out yet', firstSeason.id, 2, true);
    const thirdEpisode = await createEpisode('E3', firstSeason.id, 3);
    const nextSeasonEpisode = await createEpisode('E4', secondSeason.id, 1);
    const readVideo = async (id: string) => (await service.request<Video>(`/api/v4/vod/${id}`)).body;
    for (const version of ['v2', 'v3']) {
      expect((await service.request(`/api/${version}/vod/${firstEpisode.publicId}`)).body).toEqual(
        await readVideo(firstEpisode.publicId),
      );
    }

    expect(await readVideo(firstEpisode.publicId)).toMatchObject({
      type: 'SEASON_VIDEO',
      seriesTitle: 'The Series',
      seriesId: series.publicId,
      seasonId: firstSeason.publicId,
      episodeInformation: { episodeNumber: 1, seasonNumber: 1, seasonTitle: 'Season 1' },
      people: [{ name: 'Ada', role: 'cast', character: 'Lamp' }],
      media: { state: 'none', progress: 0, final: false },
      next: { id: thirdEpisode.publicId, title: 'E3' },
    });
    expect((await readVideo(thirdEpisode.publicId)).next?.id).toBe(nextSeasonEpisode.publicId);
    expect(await readVideo(nextSeasonEpisode.publicId)).not.toHaveProperty('next');
  });

  test('returns 404 for a series, a title of another realm and an unknown id', async () => {
    const { db } = service.services;
    const series = await createSeries(db, {
      realmId: service.realmId,
      now: service.clock.now(),
      texts: createTexts('S'),
    });
    const film = await service.createVideo();
    expect((await service.request(`/api/v4/vod/${series.publicId}`)).body.code).toBe('notFound');
    expect((await service.request(`/api/v4/vod/${film.publicId}`, { realm: 'other' })).body.code).toBe(
      'notFound',
    );
    expect((await service.request('/api/v4/vod/nothing')).body.code).toBe('notFound');
  });
});

test('GET /api/v2/vod lists films and episodes page by page, most recently published first', async () => {
  const realmId = await service.applyRealm({ key: 'listed' });
  const { db } = service.services;
  const now = service.clock.now();
  const publish = (title: string, hoursAgo: number) =>
    service.createVideo({ realmId, title, publishedAt: now.subtract({ hours: hoursAgo }) });
  await publish('Oldest', 3);
  await publish('Newest', 1);
  await publish('Middle', 2);
  await service.createVideo({ realmId, title: 'Draft', publishedAt: null });
  await createSeries(db, { realmId, now, texts: createTexts('A series') });
  const readPage = async (query: string) =>
    (await service.request<VodPage>(`/api/v2/vod${query}`, { realm: 'listed' })).body;
  const titles = (await readPage('')).vods.map(({ title }) => title);
  expect(titles).toEqual(['Newest', 'Middle', 'Oldest']);
  const lastPage = await readPage('?p=2&rpp=2');
  expect(lastPage.vods.map(({ title }) => title)).toEqual(['Oldest']);
  const pageNumbers = { page: 2, resultsPerPage: 2, totalPages: 2, totalResults: 3 };
  expect(lastPage).toMatchObject({ ...pageNumbers, paging: pageNumbers });
});

test('publishedAt has milliseconds, whatever precision the stored instant has', async () => {
  const now = service.clock.now();
  const film = await service.createVideo({ publishedAt: now.subtract({ microseconds: 1_234_567 }) });
  const { body } = await service.request<Video>(`/api/v4/vod/${film.publicId}`);
  expect(body.publishedAt).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
});

describe('access', () => {
  const readVideo = async (id: string, token?: string) =>
    (await service.request<Video>(`/api/v4/vod/${id}`, token === undefined ? {} : { token })).body;

  test('is decided for each viewer, with reasons', async () => {
    const openVideo = await service.createVideo();
    const signInVideo = await service.createVideo({ access: { kind: 'signIn' } });
    const premiumVideo = await service.createVideo({ access: { kind: 'licence', licences: ['premium'] } });
    const viewer = await service.signInNewAccount({ email: 'payer@example.com' });
    const readLevels = async (token?: string) =>
      Promise.all(
        [openVideo, signInVideo, premiumVideo].map(
          async ({ publicId }) => (await readVideo(publicId, token)).accessLevel,
        ),
      );

    expect(await readLevels()).toEqual(['GRANTED', 'GRANTED_ON_SIGN_IN', 'DENIED']);
    expect(await readLevels(viewer.authorisationToken)).toEqual(['GRANTED', 'GRANTED', 'DENIED']);
    expect(await readVideo(premiumVideo.publicId)).toMatchObject({
      accessReasons: ['LICENCE_REQUIRED'],
      licences: [{ name: 'Premium', description: 'Everything.' }],
      availableLicences: [{ name: 'Premium' }],
    });
    const licences = ['premium'];
    const farVideo = await service.createVideo({
      access: { kind: 'licence', licences },
      regions: { mode: 'allow', countries: ['JP'] },
    });
    expect(await readVideo(farVideo.publicId)).toMatchObject({
      accessLevel: 'GEOBLOCKED',
      licences: [{ name: 'Premium' }],
      availableLicences: [],
    });

    const { db } = service.services;
    const now = service.clock.now();
    const account = await selectAccount(db, { realmId: service.realmId, email: 'payer@example.com' });
    const accountId = account?.id ?? 0;
    await grantLicence(db, {
      realmId: service.realmId,
      accountId,
      licence: 'premium',
      from: now,
      until: now.add({ minutes: 5 }),
      reason: 'test',
      now,
    });
    await service.waitForEvents();
    expect(await readLevels(viewer.authorisationToken)).toEqual(['GRANTED', 'GRANTED', 'GRANTED']);
    service.clock.advance({ minutes: 5 });
    expect(await readLevels(viewer.authorisationToken)).toEqual(['GRANTED', 'GRANTED', 'DENIED']);
  });

  test('cannot be granted to an account of another realm or with an unknown licence', async () => {
    const { db } = service.services;
    const now = service.clock.now();
    await service.signInNewAccount({ realm: 'other', email: 'there@example.com' });
    const otherAccount = await selectAccount(db, { realmId: otherRealmId, email: 'there@example.com' });
    const grantToOther = (realmId: number, licence: string) =>
      grantLicence(db, {
        realmId,
        accountId: otherAccount?.id ?? 0,
        licence,
        from: now,
        reason: 'test',
        now,
      });
    expect(await grantToOther(service.realmId, 'premium')).toBe(false);
    expect(await grantToOther(otherRealmId, 'no such licence')).toBe(false);
    expect(await grantToOther(otherRealmId, 'premium')).toBe(true);
  });
});
