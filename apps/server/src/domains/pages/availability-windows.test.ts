import type { Card, ContentGrid } from '@matinee/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createRow, fetchSectionPage, putSectionPage } from '../../../test/section-page.ts';
import { startService, type TestService } from '../../../test/service.ts';
import { tables } from '../../../test/tables.ts';
import { createWorker } from '../../platform/jobs/index.ts';
import { createTitleJobHandlers, setAvailability } from '../titles/index.ts';

let service: TestService;
beforeAll(async () => {
  service = await startService();
  await putSectionPage(service, 'windows', [
    createRow({ source: { kind: 'rule', type: 'VIDEO', tag: 'dated', sort: 'newest' } }),
  ]);
});
afterAll(() => service.close());

const createFilm = (title: string, opensInMinutes: number | null, closesInMinutes: number | null) => {
  const now = service.clock.now();
  return service.createVideo({
    title,
    tags: ['dated'],
    genres: ['dated'],
    ...(opensInMinutes !== null && { availableFrom: now.add({ minutes: opensInMinutes }) }),
    ...(closesInMinutes !== null && { availableUntil: now.add({ minutes: closesInMinutes }) }),
  });
};

/** Runs due jobs until none is left. */
async function runDueJobs(): Promise<void> {
  const { db, listener, log } = service.services;
  const lanes = [{ group: 'default', slots: 1 }];
  const worker = createWorker({
    db,
    listener,
    clock: service.clock,
    log,
    handlers: createTitleJobHandlers(),
    lanes,
  });
  worker.start();
  await expect
    .poll(async () => {
      const dueJobs = await tables(db)
        .selectFrom('job')
        .select('id')
        .where('name', '=', 'titles.availability-changed')
        .where('state', 'in', ['queued', 'running'])
        .where('run_at', '<=', service.clock.now())
        .execute();
      return dueJobs.length;
    })
    .toBe(0);
  await worker.stop();
  await service.waitForEvents();
}

/**
 * Finds the parts of the service in which a signed-in viewer sees the title. Responses to signed-in viewers are
 * not cached.
 */
async function findAppearances({ publicId }: { publicId: string }, searchTerm: string) {
  const { authorisationToken: token } = await service.signInNewAccount();
  const request = <T>(path: string, method = 'GET') => service.request<T>(path, { method, token });
  const hasTitle = (cards: readonly Card[] = []) => cards.some(({ id }) => id === publicId);
  const grid = await request<ContentGrid>('/api/v1/view/content-grid?id=genre.dated');
  const searchResponse = await request(`/api/v2/content-search?query=${searchTerm}`);
  const page = await request(`/api/v4/vod/${publicId}`);
  const { buckets } = await fetchSectionPage(service, 'windows', { token });
  // The title has no media, so its playback always fails: with 404 only when the title is hidden.
  const manifest = await request(`/api/v5/manifest/video/${publicId}?includePlaybackDetails=URL`, 'POST');
  return {
    row: hasTitle(buckets[0]?.contentList),
    grid: hasTitle(grid.body.contentList),
    search: JSON.stringify(searchResponse.body).includes(publicId),
    page: page.status === 200,
    playback: manifest.status !== 404,
  };
}
const visibleEverywhere = { row: true, grid: true, search: true, page: true, playback: true };
const visibleNowhere = { row: false, grid: false, search: false, page: false, playback: false };

describe('a title with an availability window', () => {
  test('is hidden before the window opens, visible while it is open, and hidden after it closed', async () => {
    const film = await createFilm('Quillon', 5, 10);
    await service.waitForEvents();
    const appearances: unknown[] = [];
    for (const minutes of [0, 5, 4, 1]) {
      service.clock.advance({ minutes });
      await runDueJobs();
      appearances.push(await findAppearances(film, 'quillon'));
    }
    expect(appearances).toEqual([visibleNowhere, visibleEverywhere, visibleEverywhere, visibleNowhere]);
  });

  test.each([
    ['becomes available and stays so', 3, null, [visibleNowhere, visibleEverywhere]],
    ['stops being available', null, 3, [visibleEverywhere, visibleNowhere]],
  ])('%s', async (description, opensInMinutes, closesInMinutes, expected) => {
    const name = description.replaceAll(' ', '');
    const film = await createFilm(name, opensInMinutes, closesInMinutes);
    await service.waitForEvents();
    const appearancesBefore = await findAppearances(film, name);
    service.clock.advance({ minutes: 3 });
    await runDueJobs();
    expect([appearancesBefore, await findAppearances(film, name)]).toEqual(expected);
  });

  test('is hidden or shown when its window is changed', async () => {
    const film = await createFilm('Sandglass', null, null);
    const now = service.clock.now();
    const changeWindow = (window: { from?: Temporal.Instant; until?: Temporal.Instant | null }) =>
      setAvailability(service.services.db, { realmId: service.realmId, contentId: film.id, now, ...window });
    expect(await changeWindow({ until: now })).toBe(true);
    await service.waitForEvents();
    expect(await findAppearances(film, 'sandglass')).toEqual(visibleNowhere);
    await changeWindow({ until: null });
    await service.waitForEvents();
    expect(await findAppearances(film, 'sandglass')).toEqual(visibleEverywhere);
  });

  test('causes an event for open pages when its window opens and closes', async () => {
    const abortController = new AbortController();
    const stream = await fetch(`${service.url}/api/v2/page-events`, { signal: abortController.signal });
    const reader = stream.body?.pipeThrough(new TextDecoderStream()).getReader();
    let text = '';
    const readUntil = async (expectedCount: number, eventText: string) => {
      while (text.split(eventText).length <= expectedCount) text += (await reader?.read())?.value ?? '';
    };
    await readUntil(1, '"topic":"realm"');
    const film = await createFilm('Lantern clock', 2, 4);
    const eventText = `{"topic":"title","contentId":"${film.publicId}"}`;
    for (const eventCount of [1, 2]) {
      service.clock.advance({ minutes: 2 });
      await runDueJobs();
      await readUntil(eventCount, eventText);
    }
    abortController.abort();
  });

  test('cannot be changed by another realm', async () => {
    const realmId = await service.applyRealm({ key: 'other' });
    const film = await createFilm('Ours', null, null);
    const now = service.clock.now();
    const change = { realmId, contentId: film.id, until: now, now };
    expect(await setAvailability(service.services.db, change)).toBe(false);
  });
});
