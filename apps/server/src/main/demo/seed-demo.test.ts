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
  listDemoSignIns,
  refreshDemoCalendar,
} from './index.ts';

let service: MediaService;
const realm = demoRealm.key;

beforeAll(async () => {
  service = await startMediaService({ seed: createDemoRealm, drawMaster: drawDemoArtwork });
});
afterAll(() => service.close());

test('home is complete at once, with a picture for every card and hero', async () => {
  const answer = await service.call('GET', '/api/v1/view/section/HOME', { realm });
  const home = answer.body as unknown as Section;
  expect(home.heroes).toHaveLength(demoHome.heroes.length);
  expect(home.buckets.length).toBeGreaterThanOrEqual(10);
  for (const bucket of home.buckets) {
    for (const card of bucket.contentList) expect([card.id, !!card.thumbnail]).toEqual([card.id, true]);
  }
  const [hero] = home.heroes;
  expect(hero?.titleImage).toBeDefined();
  const picture = await fetch(`${service.address}${hero?.background.image.url}/1280.webp`);
  expect(picture.status).toBe(200);
});

test('finds the demo realm by the key of its realm file', () => {
  expect(demoRealmKey).toBe(demoRealm.key);
});

test('films wait to be made, those that people see first before all others', async () => {
  const { db } = service.services;
  const { rows: jobs } = await sql<{ source_name: string }>`
    SELECT asset.source_name FROM job JOIN asset ON asset.public_id = job.payload ->> 'asset'
    WHERE job.name = 'media.prepare' ORDER BY job.priority DESC, job.id`.execute(db);
  expect(jobs).toHaveLength(demoTitles.length + demoTrailers.length);
  expect(jobs.slice(0, priorityTitleKeys.length).map((job) => job.source_name)).toEqual(
    priorityTitleKeys.map((key) => `${key}.mkv`),
  );
});

test('its people can sign in with what the start tells', async () => {
  const signIns = await listDemoSignIns(service.services);
  expect(signIns.map(({ who }) => who)).toEqual(['viewer', 'subscriber', 'admin']);
  for (const { who, email, password } of signIns) {
    const answer = await service.call('POST', '/api/v2/login', {
      realm,
      body: { id: email, secret: password },
    });
    expect(answer).toMatchObject({
      status: 200,
      body: { user: { rol: who === 'admin' ? 'ADMIN' : 'USER' } },
    });
  }
});

test('it is there only once', async () => {
  const count = () => tables(service.services.db).selectFrom('content').select('id').execute();
  const before = await count();
  await createDemoRealm(service.services);
  expect(await count()).toEqual(before);
});

test('its guide reaches from yesterday to a week ahead, and its premieres come round again, whenever one looks', async () => {
  const { clock } = service;
  // Answers to a person are made anew each time.
  const ask = async (path: string) => {
    const guest = await service.call('POST', '/api/v2/login/guest', { realm });
    return service.call('GET', path, { realm, token: String(guest.body.authorisationToken) });
  };
  const channelsWithProgramme = async (days: number) => {
    const from = clock.now().add({ hours: days * 24 });
    const query = `from=${from}&to=${from.add({ minutes: 1 })}`;
    const { body } = await ask(`/api/v4/epg?${query}`);
    return new Set((body.programmes as Programme[]).map(({ channelId }) => channelId)).size;
  };
  const events = async (which: string) => {
    const { body } = await ask(`/api/v2/event/${which}`);
    return (body as unknown as EventPage).totalResults;
  };
  await refreshDemoCalendar(service.services);
  for (const passed of [0, 3, 40]) {
    clock.advance({ days: passed });
    await refreshDemoCalendar(service.services);
    await refreshDemoCalendar(service.services);
    const reached = [-1, 0, 7].map(channelsWithProgramme);
    expect(await Promise.all(reached)).toEqual([4, 4, 4]);
    expect(await events('live')).toBeGreaterThanOrEqual(1);
    expect(await events('upcoming')).toBeGreaterThanOrEqual(3);
  }
});
