// Live events over HTTP: lists, the event page, premieres and recordings.
import type { Card, EventPage, LiveEvent, Section, Video } from '@matinee/contract';
import { describe, expect, test } from 'vitest';
import { createInstantAfterNoon, useLiveEvents } from '../../../test/live-events.ts';
import { createRow, putSectionPage, readRowTitles } from '../../../test/section-page.ts';
import { tables } from '../../../test/tables.ts';

const liveEvents = useLiveEvents();
const { createEvent, moveClockTo } = liveEvents;

const readEvents = async (phase: 'live' | 'upcoming', query = '', realm?: string) =>
  (
    await liveEvents.service.request<EventPage>(
      `/api/v2/event/${phase}${query}`,
      realm === undefined ? {} : { realm },
    )
  ).body;

const getTitles = ({ events }: EventPage) => events.map(({ title }) => title);

describe('GET /api/v2/event/live and /upcoming', () => {
  test('lists an event as upcoming before its start, as live until its end, and not afterwards', async () => {
    await createEvent(10, 20, { title: 'Final' });
    const titlesByMinute: unknown[] = [];
    for (const minutes of [9, 10, 19, 20]) {
      await moveClockTo(minutes);
      titlesByMinute.push([getTitles(await readEvents('upcoming')), getTitles(await readEvents('live'))]);
    }
    expect(titlesByMinute).toEqual([
      [['Final'], []],
      [[], ['Final']],
      [[], ['Final']],
      [[], []],
    ]);
  });

  test('returns 15 live and 12 upcoming events per page by default', async () => {
    for (let minute = 1; minute <= 17; minute += 1)
      await createEvent(-minute, 60, { title: `Live ${minute}` });
    await moveClockTo(0);
    const firstPage = await readEvents('live');
    const pageNumbers = { page: 1, resultsPerPage: 15, totalPages: 2, totalResults: 17 };
    expect(firstPage).toMatchObject({ ...pageNumbers, paging: pageNumbers });
    expect(getTitles(firstPage).slice(0, 2)).toEqual(['Live 1', 'Live 2']);
    expect(getTitles(await readEvents('live', '?p=2'))).toEqual(['Live 16', 'Live 17']);
    expect(await readEvents('live', '?p=3')).toMatchObject({ events: [], totalResults: 17 });
    expect((await readEvents('live', '?rpp=10')).events).toHaveLength(10);
    expect(await readEvents('upcoming')).toMatchObject({
      resultsPerPage: 12,
      totalPages: 0,
      totalResults: 0,
    });
  });

  test('returns the next event first', async () => {
    await createEvent(30, 40, { title: 'Later' });
    await createEvent(10, 20, { title: 'Sooner' });
    expect(getTitles(await readEvents('upcoming'))).toEqual(['Sooner', 'Later']);
  });

  test('returns 400 for an invalid page number or size', async () => {
    for (const query of ['?p=0', '?rpp=0', '?rpp=61', '?p=x']) {
      expect((await liveEvents.service.request(`/api/v2/event/live${query}`)).status).toBe(400);
    }
  });

  test('omits drafts and events of another realm', async () => {
    await createEvent(-10, 20, { title: 'Ours' });
    await createEvent(-10, 20, { title: 'Draft', publishedAt: null });
    expect(getTitles(await readEvents('live'))).toEqual(['Ours']);
    expect(getTitles(await readEvents('live', '', 'elsewhere'))).toEqual([]);
  });
});

describe('GET /api/v2/event', () => {
  test('lists ended, live and upcoming events page by page, latest start first', async () => {
    await createEvent(-30, -20, { title: 'Ended' });
    await createEvent(-10, 20, { title: 'Live' });
    await createEvent(10, 20, { title: 'Upcoming' });
    await createEvent(10, 20, { title: 'Draft', publishedAt: null });
    const readPage = async (query: string) =>
      (await liveEvents.service.request<EventPage>(`/api/v2/event${query}`)).body;
    expect(getTitles(await readPage(''))).toEqual(['Upcoming', 'Live', 'Ended']);
    const secondPage = await readPage('?p=2&rpp=2');
    expect(getTitles(secondPage)).toEqual(['Ended']);
    expect(secondPage.paging).toEqual({ page: 2, resultsPerPage: 2, totalPages: 2, totalResults: 3 });
  });

  test('returns one event by its id, with the response of version 4', async () => {
    const event = await createEvent(-10, 20, { title: 'Live' });
    const readEvent = async (version: string) =>
      (await liveEvents.service.request<LiveEvent>(`/api/${version}/event/${event.publicId}`)).body;
    expect(await readEvent('v2')).toEqual(await readEvent('v4'));
    expect((await readEvent('v2')).title).toBe('Live');
    expect((await liveEvents.service.request('/api/v2/event/nothing')).status).toBe(404);
  });
});

describe('the card of an event', () => {
  test('has its times, its phase and its premiere', async () => {
    const video = await liveEvents.service.createVideo({ title: 'The Film' });
    await createEvent(10, 20, { premiereVideoId: video.id });
    const [upcomingEvent] = (await readEvents('upcoming')).events;
    const release = { scheduledAt: '2027-03-01T12:10:00.000Z', endsAt: '2027-03-01T12:20:00.000Z' };
    expect(upcomingEvent).toMatchObject({
      type: 'LIVE_EVENT',
      startDate: '2027-03-01T12:10:00.000Z',
      endDate: '2027-03-01T12:20:00.000Z',
      contentContext: 'UPCOMING',
      computedReleases: [{ type: 'PREMIERE', scheduledAt: release.scheduledAt }],
      premiereRelease: { ...release, videoId: video.publicId },
    });
    expect(upcomingEvent).not.toHaveProperty('displayLiveBadge');
    await moveClockTo(10);
    expect((await readEvents('live')).events[0]).toMatchObject({
      displayLiveBadge: true,
      contentContext: 'LIVE',
    });
  });

  test('has the access level of the viewer', async () => {
    await createEvent(-1, 20, { access: { kind: 'signIn' } });
    expect((await readEvents('live')).events[0]?.accessLevel).toBe('GRANTED_ON_SIGN_IN');
    const { authorisationToken: token } = await liveEvents.service.signInNewAccount();
    const { body } = await liveEvents.service.request<EventPage>('/api/v2/event/live', { token });
    expect(body.events[0]?.accessLevel).toBe('GRANTED');
  });

  test('adds no fields to the card of a video', async () => {
    const video = await liveEvents.service.createVideo();
    await putSectionPage(liveEvents.service, 'HOME', [
      createRow({ source: { kind: 'list', items: [video.id] } }),
    ]);
    const { body } = await liveEvents.service.request<Section>('/api/v1/view/section/HOME');
    const [card] = body.buckets[0]?.contentList ?? [];
    expect(Object.keys(card ?? {}).sort()).toEqual(['accessLevel', 'id', 'title', 'type']);
  });
});

test('a row of events contains live and upcoming events once, for any page size', async () => {
  for (const [from, to] of [
    [-60, -1],
    [-5, 60],
    [-5, 60],
    [10, 20],
    [30, 40],
  ] as const) {
    await createEvent(from, to, { title: `${from}` });
  }
  await putSectionPage(liveEvents.service, 'EVENTS', [createRow({ source: { kind: 'events' } })]);
  for (const size of [1, 2, 4, 5]) {
    expect(await readRowTitles(liveEvents.service, 'EVENTS', size)).toEqual(['-5', '-5', '10', '30']);
  }
});

describe('GET /api/v4/event/:id', () => {
  const readEvent = async (id: string, request: { token?: string; realm?: string } = {}) =>
    liveEvents.service.request<LiveEvent>(`/api/v4/event/${id}`, request);

  test('returns the fields of the event page', async () => {
    const { publicId } = await createEvent(-5, 20, {
      access: { kind: 'licence', licences: ['premium'] },
      competition: { en: 'Cup', es: 'Copa' },
      venue: { en: 'Harbour Hall' },
    });
    const { body } = await readEvent(publicId);
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

  test('returns 404 for an unknown id, another type of content and another realm', async () => {
    const { publicId } = await createEvent(-5, 20);
    expect((await readEvent(publicId, { realm: 'elsewhere' })).status).toBe(404);
    expect((await readEvent('nothing')).status).toBe(404);
    const video = await liveEvents.service.createVideo();
    expect((await readEvent(video.publicId)).status).toBe(404);
  });

  test('returns the recording of an ended event', async () => {
    const recording = await liveEvents.service.createVideo({ title: 'Recording' });
    const { publicId } = await createEvent(-60, -10, { vodId: recording.id });
    const { body } = await readEvent(publicId);
    expect(body).toMatchObject({ contentContext: 'ENDED', vod: { id: recording.publicId } });
    const vod = await liveEvents.service.request<Card>(`/api/v4/vods/live/${publicId}`);
    expect(vod.body).toMatchObject({ id: recording.publicId, title: 'Recording' });
    expect(
      (await liveEvents.service.request(`/api/v4/vods/live/${publicId}`, { realm: 'elsewhere' })).status,
    ).toBe(404);
  });

  test('returns no recording, and 404 for it, when there is none', async () => {
    const { publicId } = await createEvent(-60, -10);
    expect((await readEvent(publicId)).body).not.toHaveProperty('vod');
    expect((await liveEvents.service.request(`/api/v4/vods/live/${publicId}`)).status).toBe(404);
  });
});

describe('a premiere', () => {
  const requestManifest = (kind: 'event' | 'video', id: string, token?: string, realm?: string) =>
    liveEvents.service.request(`/api/v5/manifest/${kind}/${id}?includePlaybackDetails=URL`, {
      method: 'POST',
      ...(token && { token }),
      ...(realm && { realm }),
    });

  test('blocks playback of its video until it starts, and adds the start to the page of the video', async () => {
    const video = await liveEvents.service.createVideo({ title: 'The Film', access: { kind: 'signIn' } });
    await createEvent(10, 70, { premiereVideoId: video.id });
    const { authorisationToken: token } = await liveEvents.service.signInNewAccount();
    const responseBefore = await liveEvents.service.request<Video>(`/api/v4/vod/${video.publicId}`, {
      token,
    });
    expect(responseBefore.body).toMatchObject({
      accessLevel: 'GRANTED',
      premiereRelease: { scheduledAt: '2027-03-01T12:10:00.000Z' },
    });
    const guestResponse = await liveEvents.service.request<Video>(`/api/v4/vod/${video.publicId}`);
    expect(guestResponse.body.accessLevel).toBe('GRANTED_ON_SIGN_IN');
    expect((await requestManifest('video', video.publicId, token)).status).toBe(404);

    await moveClockTo(10);
    const responseDuring = await liveEvents.service.request<Video>(`/api/v4/vod/${video.publicId}`, {
      token,
    });
    expect(responseDuring.body.premiereRelease?.videoId).toBe(video.publicId);
    // The video has no media in this test: it is found but cannot be played.
    expect((await requestManifest('video', video.publicId, token)).body.code).toBe('playbackUnavailable');
    await moveClockTo(70);
    const responseAfter = await liveEvents.service.request<Video>(`/api/v4/vod/${video.publicId}`, { token });
    expect(responseAfter.body).not.toHaveProperty('premiereRelease');
  });

  test('makes a hidden video visible when it starts, unless an operator changes its availability afterwards', async () => {
    const video = await liveEvents.service.createVideo({ availableFrom: createInstantAfterNoon(600) });
    await createEvent(-10, 70, { premiereVideoId: video.id });
    expect((await liveEvents.service.request(`/api/v4/vod/${video.publicId}`)).status).toBe(200);
    const laterVideo = await liveEvents.service.createVideo();
    const { publicId } = await createEvent(10, 70, { premiereVideoId: laterVideo.id });
    await tables(liveEvents.service.services.db)
      .updateTable('content')
      .set({ available_from: createInstantAfterNoon(600) })
      .where('id', '=', laterVideo.id)
      .execute();
    expect((await liveEvents.service.request(`/api/v4/vod/${laterVideo.publicId}`)).status).toBe(404);
    expect((await liveEvents.service.request(`/api/v4/event/${publicId}`)).status).toBe(200);
  });

  test('finds its video for playback while it is live, and returns 404 before and after', async () => {
    const video = await liveEvents.service.createVideo();
    const { publicId } = await createEvent(10, 20, { premiereVideoId: video.id });
    const codes: unknown[] = [];
    for (const minutes of [9, 10, 19, 20]) {
      await moveClockTo(minutes);
      const { authorisationToken: token } = await liveEvents.service.signInGuest();
      codes.push((await requestManifest('event', publicId, token)).body.code);
    }
    expect(codes).toEqual(['notFound', 'playbackUnavailable', 'playbackUnavailable', 'notFound']);
    expect((await requestManifest('event', publicId)).status).toBe(401);
  });

  test('applies the access rule of the event, and returns 404 in another realm', async () => {
    const video = await liveEvents.service.createVideo();
    const access = { kind: 'licence', licences: ['premium'] } as const;
    const { publicId } = await createEvent(-10, 20, { premiereVideoId: video.id, access });
    const { authorisationToken: token } = await liveEvents.service.signInGuest();
    const response = await requestManifest('event', publicId, token);
    expect(response.status).toBe(403);
    expect(response.body.params).toMatchObject({ accessLevel: 'DENIED', licences: [{ name: 'Premium' }] });
    const otherRealmGuest = await liveEvents.service.signInGuest('elsewhere');
    expect(
      (await requestManifest('event', publicId, otherRealmGuest.authorisationToken, 'elsewhere')).status,
    ).toBe(404);
  });

  test('returns 404 for the manifest of an event without a video', async () => {
    const { publicId } = await createEvent(-10, 20);
    const { authorisationToken: token } = await liveEvents.service.signInGuest();
    expect((await requestManifest('event', publicId, token)).status).toBe(404);
  });
});
