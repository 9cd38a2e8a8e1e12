import type { EventPage, Programme, Section } from '@matinee/contract';
import { demoHome, demoRealm, demoTitles, demoTrailers, priorityTitleKeys } from '@matinee/demo';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type MediaService, startMediaService } from '../../../test/media-service.ts';
import { tables } from '../../../test/tables.ts';
import {
  createDemoRealm,
  demoRealmKey,
  drawDemoArtwork,
  listDemoAccounts,
  updateDemoCalendar,
} from './index.ts';

let service: MediaService;
const realm = demoRealm.key;

beforeAll(async () => {
  service = await startMediaService({
    // Two nodes start on an empty database at the same time.
    seed: async (services) => {
      await Promise.all([createDemoRealm(services), createDemoRealm(services)]);
    },
    generateMaster: drawDemoArtwork,
  });
});
afterAll(() => service.close());

test('creates a home page with a thumbnail on every card and artwork for every hero', async () => {
  const response = await service.call('GET', '/api/v1/view/section/HOME', { realm });
  const home = response.body as unknown as Section;
  expect(home.heroes).toHaveLength(demoHome.heroes.length);
  expect(home.buckets.length).toBeGreaterThanOrEqual(10);
  for (const bucket of home.buckets) {
    for (const card of bucket.contentList) expect([card.id, !!card.thumbnail]).toEqual([card.id, true]);
  }
  const [hero] = home.heroes;
  expect(hero?.titleImage).toBeDefined();
  const image = await fetch(`${service.url}${hero?.background.image?.url}/1280.webp`);
  expect(image.status).toBe(200);
});

test('uses the key of the demo realm file', () => {
  expect(demoRealmKey).toBe(demoRealm.key);
});

test('enqueues the generation of all films, priority titles first', async () => {
  const { db } = service.services;
  const { rows: jobs } = await sql<{ source_name: string }>`
    SELECT asset.source_name FROM job JOIN asset ON asset.public_id = job.payload ->> 'asset'
    WHERE job.name = 'media.prepare' ORDER BY job.priority DESC, job.id`.execute(db);
  expect(jobs).toHaveLength(demoTitles.length + demoTrailers.length);
  expect(jobs.slice(0, priorityTitleKeys.length).map((job) => job.source_name)).toEqual(
    priorityTitleKeys.map((key) => `${key}.mkv`),
  );
});

test('lists accounts whose passwords work', async () => {
  const demoAccounts = await listDemoAccounts(service.services);
  expect(demoAccounts.map(({ name }) => name)).toEqual(['viewer', 'subscriber', 'admin']);
  for (const { name, email, password } of demoAccounts) {
    const response = await service.call('POST', '/api/v2/login', {
      realm,
      body: { id: email, secret: password },
    });
    expect(response).toMatchObject({
      status: 200,
      body: { user: { rol: name === 'admin' ? 'ADMIN' : 'USER' } },
    });
  }
});

test('creates nothing when a realm exists', async () => {
  const listContentIds = () => tables(service.services.db).selectFrom('content').select('id').execute();
  const idsBefore = await listContentIds();
  await createDemoRealm(service.services);
  expect(await listContentIds()).toEqual(idsBefore);
});

test('updateDemoCalendar keeps the guide filled from yesterday to a week ahead, and events live and upcoming', async () => {
  const { clock } = service;
  // Responses to a request with a token are not cached.
  const callAsGuest = async (path: string) => {
    const guest = await service.call('POST', '/api/v2/login/guest', { realm });
    return service.call('GET', path, { realm, token: String(guest.body.authorisationToken) });
  };
  const countChannelsWithProgramme = async (days: number) => {
    const from = clock.now().add({ hours: days * 24 });
    const query = `from=${from}&to=${from.add({ minutes: 1 })}`;
    const { body } = await callAsGuest(`/api/v4/epg?${query}`);
    return new Set((body.programmes as Programme[]).map(({ channelId }) => channelId)).size;
  };
  const countEvents = async (state: string) => {
    const { body } = await callAsGuest(`/api/v2/event/${state}`);
    return (body as unknown as EventPage).totalResults;
  };
  await updateDemoCalendar(service.services);
  for (const days of [0, 3, 40]) {
    clock.advance({ days });
    await Promise.all([updateDemoCalendar(service.services), updateDemoCalendar(service.services)]);
    const channelCounts = [-1, 0, 7].map(countChannelsWithProgramme);
    expect(await Promise.all(channelCounts)).toEqual([4, 4, 4]);
    expect(await countEvents('live')).toBeGreaterThanOrEqual(1);
    expect(await countEvents('upcoming')).toBeGreaterThanOrEqual(3);
  }
});
