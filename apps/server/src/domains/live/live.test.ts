// Live events as viewers meet them: lists, the event itself, its premiere and its recording, and hearing of its start.

import type { Card, EventPage, LiveEvent, PageEvent, Section, Video } from '@matinee/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { putPage, rowOf, wholeRow } from '../../../test/section-page.ts';
import { startService, type TestService } from '../../../test/service.ts';
import { tables } from '../../../test/tables.ts';
import { transaction } from '../../platform/database/index.ts';
import { createWorker } from '../../platform/jobs/index.ts';
import type { NewLiveEvent } from '../titles/index.ts';
import { announceDue, liveJobs, moveEvent, scheduleEvent } from './index.ts';

const noon = Temporal.Instant.from('2027-03-01T12:00:00Z');
const at = (minutes: number) => noon.add({ minutes });

let service: TestService;
beforeAll(async () => {
  service = await startService();
  await service.realm({ key: 'elsewhere', hosts: ['elsewhere.example'] });
});
beforeEach(async () => {
  service.clock.set(noon);
  await tables(service.services.db).deleteFrom('content').execute();
  await service.settled();
});
afterAll(() => service.close());

let made = 0;
async function event(from: number, to: number, more: Partial<NewLiveEvent> & { title?: string } = {}) {
  made += 1;
  const { title = `Event ${made}`, ...rest } = more;
  const key = await scheduleEvent(service.services.db, {
    realmId: service.realmId,
    now: service.clock.now(),
    texts: { en: { title }, es: { title: `Evento ${made}` } },
    startsAt: at(from),
    endsAt: at(to),
    ...rest,
  });
  await service.settled();
  return key;
}

/** Moves the clock; what was answered before is dropped, as the passing of seconds does. */
async function moveTo(minutes: number): Promise<void> {
  service.clock.set(at(minutes));
  await transaction(service.services.db, (trx) => announceDue(trx, service.clock.now()));
  await service.video();
  await service.settled();
}

const list = async (which: 'live' | 'upcoming', query = '', realm?: string) =>
  (await service.ask<EventPage>(`/api/v2/event/${which}${query}`, realm === undefined ? {} : { realm })).body;

const titlesOf = ({ events }: EventPage) => events.map(({ title }) => title);

describe('lists', () => {
  test('an event is upcoming before its start, live from it, and gone from its end on', async () => {
    await event(10, 20, { title: 'Final' });
    const seen: unknown[] = [];
    for (const minutes of [9, 10, 19, 20]) {
      await moveTo(minutes);
      seen.push([titlesOf(await list('upcoming')), titlesOf(await list('live'))]);
    }
    expect(seen).toEqual([
      [['Final'], []],
      [[], ['Final']],
      [[], ['Final']],
      [[], []],
    ]);
  });

  test('pages are cut exactly, and the sizes are those of the house', async () => {
    for (let minute = 1; minute <= 17; minute += 1) await event(-minute, 60, { title: `Live ${minute}` });
    await moveTo(0);
    const first = await list('live');
    expect(first).toMatchObject({ page: 1, resultsPerPage: 15, totalPages: 2, totalResults: 17 });
    expect(titlesOf(first).slice(0, 2)).toEqual(['Live 1', 'Live 2']);
    expect(titlesOf(await list('live', '?p=2'))).toEqual(['Live 16', 'Live 17']);
    expect(await list('live', '?p=3')).toMatchObject({ events: [], totalResults: 17 });
    expect((await list('live', '?rpp=10')).events).toHaveLength(10);
    expect(await list('upcoming')).toMatchObject({ resultsPerPage: 12, totalPages: 0, totalResults: 0 });
  });

  test('the next event comes first', async () => {
    await event(30, 40, { title: 'Later' });
    await event(10, 20, { title: 'Sooner' });
    expect(titlesOf(await list('upcoming'))).toEqual(['Sooner', 'Later']);
  });

  test('a page that cannot be is refused', async () => {
    for (const query of ['?p=0', '?rpp=0', '?rpp=61', '?p=x']) {
      expect((await service.ask(`/api/v2/event/live${query}`)).status).toBe(400);
    }
  });

  test('another realm and drafts are not seen', async () => {
    await event(-10, 20, { title: 'Ours' });
    await event(-10, 20, { title: 'Draft', publishedAt: null });
    expect(titlesOf(await list('live'))).toEqual(['Ours']);
    expect(titlesOf(await list('live', '', 'elsewhere'))).toEqual([]);
  });
});

describe('a card', () => {
  test('says when the event is, whether it is live, and what premieres', async () => {
    const video = await service.video({ title: 'The Film' });
    await event(10, 20, { premiereId: video.id });
    const [upcoming] = (await list('upcoming')).events;
    const release = { scheduledAt: '2027-03-01T12:10:00Z', endsAt: '2027-03-01T12:20:00Z' };
    expect(upcoming).toMatchObject({
      type: 'LIVE_EVENT',
      startDate: '2027-03-01T12:10:00Z',
      endDate: '2027-03-01T12:20:00Z',
      contentContext: 'UPCOMING',
      computedReleases: [{ type: 'PREMIERE', scheduledAt: release.scheduledAt }],
      premiereRelease: { ...release, videoId: video.publicId },
    });
    expect(upcoming).not.toHaveProperty('displayLiveBadge');
    await moveTo(10);
    expect((await list('live')).events[0]).toMatchObject({ displayLiveBadge: true, contentContext: 'LIVE' });
  });

  test('carries the access of who looks', async () => {
    await event(-1, 20, { access: { kind: 'signIn' } });
    expect((await list('live')).events[0]?.accessLevel).toBe('GRANTED_ON_SIGN_IN');
    const { authorisationToken: token } = await service.person();
    const { body } = await service.ask<EventPage>('/api/v2/event/live', { token });
    expect(body.events[0]?.accessLevel).toBe('GRANTED');
  });

  test('of other kinds has nothing of it', async () => {
    const video = await service.video();
    await putPage(service, 'HOME', [rowOf({ source: { kind: 'list', items: [video.id] } })]);
    const { body } = await service.ask<Section>('/api/v1/view/section/HOME');
    const [card] = body.buckets[0]?.contentList ?? [];
    expect(Object.keys(card ?? {}).sort()).toEqual(['accessLevel', 'id', 'title', 'type']);
  });
});

test('a row of events has those that are live and to come, exact at its pages', async () => {
  for (const [from, to] of [
    [-60, -1],
    [-5, 60],
    [-5, 60],
    [10, 20],
    [30, 40],
  ] as const) {
    await event(from, to, { title: `${from}` });
  }
  await putPage(service, 'EVENTS', [rowOf({ source: { kind: 'events' } })]);
  for (const size of [1, 2, 4, 5]) {
    expect(await wholeRow(service, 'EVENTS', size)).toEqual(['-5', '-5', '10', '30']);
  }
});

describe('the event', () => {
  const read = async (id: string, asked: { token?: string; realm?: string } = {}) =>
    service.ask<LiveEvent>(`/api/v4/event/${id}`, asked);

  test('tells everything its page shows', async () => {
    const { publicId } = await event(-5, 20, {
      access: { kind: 'licence', licences: ['premium'] },
      competition: { en: 'Cup', es: 'Copa' },
      venue: { en: 'Harbour Hall' },
    });
    const { body } = await read(publicId);
    expect(body).toMatchObject({
      id: publicId,
      contentContext: 'LIVE',
      accessLevel: 'DENIED',
      accessReasons: ['LICENCE_REQUIRED'],
      licences: [{ name: 'Premium' }],
      competition: 'Cup',
      venue: 'Harbour Hall',
      hasStream: false,
    });
  });

  test('is not found in another realm, nor by an id that is none', async () => {
    const { publicId } = await event(-5, 20);
    expect((await read(publicId, { realm: 'elsewhere' })).status).toBe(404);
    expect((await read('nothing')).status).toBe(404);
    const video = await service.video();
    expect((await read(video.publicId)).status).toBe(404);
  });

  test('once ended it has its recording', async () => {
    const recording = await service.video({ title: 'Recording' });
    const { publicId } = await event(-60, -10, { vodId: recording.id });
    const { body } = await read(publicId);
    expect(body).toMatchObject({ contentContext: 'ENDED', vod: { id: recording.publicId } });
    const vod = await service.ask<Card>(`/api/v4/vods/live/${publicId}`);
    expect(vod.body).toMatchObject({ id: recording.publicId, title: 'Recording' });
    expect((await service.ask(`/api/v4/vods/live/${publicId}`, { realm: 'elsewhere' })).status).toBe(404);
  });

  test('without a recording there is none to be found', async () => {
    const { publicId } = await event(-60, -10);
    expect((await read(publicId)).body).not.toHaveProperty('vod');
    expect((await service.ask(`/api/v4/vods/live/${publicId}`)).status).toBe(404);
  });
});

describe('a premiere', () => {
  const manifest = (kind: 'event' | 'video', id: string, token?: string, realm?: string) =>
    service.ask(`/api/v5/manifest/${kind}/${id}?includePlaybackDetails=URL`, {
      method: 'POST',
      ...(token && { token }),
      ...(realm && { realm }),
    });

  test('holds its video back until it begins; the page of the video says when', async () => {
    const video = await service.video({ title: 'The Film', access: { kind: 'signIn' } });
    await event(10, 70, { premiereId: video.id });
    const { authorisationToken: token } = await service.person();
    const before = await service.ask<Video>(`/api/v4/vod/${video.publicId}`, { token });
    expect(before.body).toMatchObject({
      accessLevel: 'GRANTED',
      premiereRelease: { scheduledAt: '2027-03-01T12:10:00Z' },
    });
    const asGuest = await service.ask<Video>(`/api/v4/vod/${video.publicId}`);
    expect(asGuest.body.accessLevel).toBe('GRANTED_ON_SIGN_IN');
    expect((await manifest('video', video.publicId, token)).status).toBe(404);

    await moveTo(10);
    const during = await service.ask<Video>(`/api/v4/vod/${video.publicId}`, { token });
    expect(during.body.premiereRelease?.videoId).toBe(video.publicId);
    // It has no media in this test: it is there, and cannot be played.
    expect((await manifest('video', video.publicId, token)).body.code).toBe('playbackUnavailable');
    await moveTo(70);
    const after = await service.ask<Video>(`/api/v4/vod/${video.publicId}`, { token });
    expect(after.body).not.toHaveProperty('premiereRelease');
  });

  test('that has begun opens its video at once; one that is closed for longer stays closed', async () => {
    const video = await service.video({ availableFrom: at(600) });
    await event(-10, 70, { premiereId: video.id });
    expect((await service.ask(`/api/v4/vod/${video.publicId}`)).status).toBe(200);
    const late = await service.video();
    const { publicId } = await event(10, 70, { premiereId: late.id });
    await tables(service.services.db)
      .updateTable('content')
      .set({ available_from: at(600) })
      .where('id', '=', late.id)
      .execute();
    expect((await service.ask(`/api/v4/vod/${late.publicId}`)).status).toBe(404);
    expect((await service.ask(`/api/v4/event/${publicId}`)).status).toBe(200);
  });

  test('its manifest is that of its video while it is live, and not found before and after', async () => {
    const video = await service.video();
    const { publicId } = await event(10, 20, { premiereId: video.id });
    const codes: unknown[] = [];
    for (const minutes of [9, 10, 19, 20]) {
      await moveTo(minutes);
      const { authorisationToken: token } = await service.guest();
      codes.push((await manifest('event', publicId, token)).body.code);
    }
    expect(codes).toEqual(['notFound', 'playbackUnavailable', 'playbackUnavailable', 'notFound']);
    expect((await manifest('event', publicId)).status).toBe(401);
  });

  test('the event’s own rule closes it too, and another realm knows nothing of it', async () => {
    const video = await service.video();
    const access = { kind: 'licence', licences: ['premium'] } as const;
    const { publicId } = await event(-10, 20, { premiereId: video.id, access });
    const { authorisationToken: token } = await service.guest();
    const refused = await manifest('event', publicId, token);
    expect(refused.status).toBe(403);
    expect(refused.body.params).toMatchObject({ accessLevel: 'DENIED', licences: [{ name: 'Premium' }] });
    const elsewhere = await service.guest('elsewhere');
    expect((await manifest('event', publicId, elsewhere.authorisationToken, 'elsewhere')).status).toBe(404);
  });

  test('an event without a video has no manifest', async () => {
    const { publicId } = await event(-10, 20);
    const { authorisationToken: token } = await service.guest();
    expect((await manifest('event', publicId, token)).status).toBe(404);
  });
});

describe('going live', () => {
  async function listen(realm?: string) {
    const stop = new AbortController();
    const heard: PageEvent[] = [];
    const answer = await fetch(`${service.url}/api/v2/page-events?language=es`, {
      signal: stop.signal,
      ...(realm && { headers: { realm } }),
    });
    const reading = (async () => {
      const decoder = new TextDecoder();
      for await (const chunk of answer.body as AsyncIterable<Uint8Array>) {
        for (const [, data] of decoder.decode(chunk).matchAll(/^data: (.*)$/gm)) {
          heard.push(JSON.parse(data ?? '') as PageEvent);
        }
      }
    })().catch(() => {});
    const live = () => heard.flatMap((one) => (one.topic === 'live' ? [one.event] : []));
    return {
      live,
      turns: () => heard.filter(({ topic }) => topic === 'schedule').length,
      end: async () => {
        stop.abort();
        await reading;
      },
    };
  }

  test('open pages of the realm are told once, in their language', async () => {
    const { publicId } = await event(10, 20);
    const [ours, others] = [await listen(), await listen('elsewhere')];
    await moveTo(10);
    await moveTo(10);
    await moveTo(15);
    await expect
      .poll(() => ours.live())
      .toEqual([{ id: publicId, title: `Evento ${made}`, thumbnailUrl: null }]);
    expect(others.live()).toEqual([]);
    await Promise.all([ours.end(), others.end()]);
  });

  test('an event that came and went while nobody worked is not told of', async () => {
    await event(10, 20);
    const page = await listen();
    await moveTo(30);
    const { publicId } = await event(40, 50);
    await moveTo(40);
    await expect.poll(() => page.live().map(({ id }) => id)).toEqual([publicId]);
    await page.end();
  });

  test('its end is told too, and what premieres in it is named', async () => {
    const film = await service.video({ title: 'Film' });
    await event(10, 20, { premiereId: film.id });
    const page = await listen();
    await moveTo(10);
    await expect.poll(() => page.live().map(({ videoId }) => videoId)).toEqual([film.publicId]);
    expect(page.turns()).toBe(0);
    await moveTo(20);
    await expect.poll(() => page.turns()).toBe(1);
    await page.end();
  });

  test('an event that was moved is told of at its new time', async () => {
    const { publicId } = await event(10, 20);
    const page = await listen();
    await moveTo(10);
    await expect.poll(() => page.live()).toHaveLength(1);
    const { db } = service.services;
    const to = { realmId: service.realmId, publicId, startsAt: at(30), endsAt: at(40) };
    await moveEvent(db, { ...to, now: service.clock.now() });
    await moveTo(29);
    expect(page.live()).toHaveLength(1);
    await moveTo(30);
    await expect.poll(() => page.live()).toHaveLength(2);
    await page.end();
  });

  test('the queue looks when the time has come, also after a restart', async () => {
    const { publicId } = await event(10, 20);
    const page = await listen();
    const { db, listener, clock, log } = service.services;
    const lanes = [{ group: 'default', slots: 1 }];
    const worker = () => createWorker({ db, listener, clock, log, handlers: liveJobs({ clock }), lanes });
    const first = worker();
    first.start();
    await first.stop();
    expect(page.live()).toEqual([]);
    service.clock.set(at(10));
    const second = worker();
    second.start();
    await expect.poll(() => page.live().map(({ id }) => id)).toEqual([publicId]);
    await second.stop();
    await page.end();
  });
});
