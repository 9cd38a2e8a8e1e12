// The guide over HTTP: both query formats, paging, and the programmes on channel cards. Long because all tests share
// the guides of two channels.
import type { Card, LiveEvent, Paging, Programme, Schedule, Section } from '@matinee/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createRow, putSectionPage } from '../../../test/section-page.ts';
import { startService, type TestService } from '../../../test/service.ts';
import { scheduleEvent } from '../live/index.ts';
import { createChannel, createVideo, setChannelEvent } from '../titles/index.ts';
import { type NewProgramme, putProgrammes } from './index.ts';

type Page = { programmes: Programme[]; paging: Paging };

const day = Temporal.Instant.from('2027-03-01T00:00:00Z');
const createInstantAtHour = (hours: number) => day.add({ minutes: Math.round(hours * 60) });
const createProgramme = (fromHour: number, toHour: number, title: string): NewProgramme => ({
  startsAt: createInstantAtHour(fromHour),
  endsAt: createInstantAtHour(toHour),
  texts: { en: { programme: title, episode: 'Part one' }, es: { programme: `${title} (es)` } },
});

let service: TestService;
const channels: { id: number; publicId: string }[] = [];

async function putGuide(
  channelIndex: number,
  fromHour: number,
  toHour: number,
  programmes: NewProgramme[],
): Promise<void> {
  const channelId = channels[channelIndex]?.id ?? 0;
  const { services, realmId } = service;
  await putProgrammes(services.db, {
    realmId,
    channelId,
    from: createInstantAtHour(fromHour),
    to: createInstantAtHour(toHour),
    programmes,
  });
  await service.waitForEvents();
}

beforeAll(async () => {
  service = await startService();
  await service.applyRealm({ key: 'elsewhere', hosts: ['elsewhere.example'] });
  for (const number of [1, 2]) {
    const texts = { en: { title: `Channel ${number}` } };
    const { services, realmId, clock } = service;
    channels.push(await createChannel(services.db, { realmId, now: clock.now(), texts, number }));
  }
  const hourlyProgrammes = Array.from({ length: 24 }, (_, hour) =>
    createProgramme(hour, hour + 1, `One ${hour}`),
  );
  await putGuide(0, 0, 24, hourlyProgrammes);
  await putGuide(1, 0, 24, [
    createProgramme(10, 12.5, 'Long'),
    createProgramme(12.5, 13, 'Short'),
    createProgramme(14, 16, 'After a gap'),
  ]);
});
afterAll(() => service.close());

const readGuide = async (query: Record<string, string | number>, realm?: string) =>
  service.request<Page>(
    `/api/v4/epg?${new URLSearchParams(query as Record<string, string>)}`,
    realm ? { realm } : {},
  );

const getProgrammeNames = ({ programmes }: Pick<Page, 'programmes'>) =>
  programmes.map(({ programme }) => programme);

test('GET /api/v4/channels lists the channels of the realm by number, page by page', async () => {
  const readChannels = async (query: string, realm = 'lantern') =>
    (await service.request<{ channels: Card[]; paging: Paging }>(`/api/v4/channels${query}`, { realm })).body;
  const firstPage = await readChannels('?rpp=1');
  const lastPage = await readChannels(`?rpp=1&lastSeen=${firstPage.paging.lastSeen}`);
  expect([...firstPage.channels, ...lastPage.channels]).toEqual(
    channels.map(({ publicId }, index) =>
      expect.objectContaining({ id: publicId, type: 'EPG', title: `Channel ${index + 1}` }),
    ),
  );
  expect(firstPage.channels[0]?.programmingInfo?.currentProgramme?.programme).toBe('One 12');
  expect(lastPage.paging).toEqual({ lastSeen: null, moreDataAvailable: false });
  expect((await readChannels('', 'elsewhere')).channels).toEqual([]);
});

describe('GET /api/v4/epg', () => {
  test('returns programmes that run in the window, without those that end at its start or start at its end', async () => {
    const { body } = await readGuide({
      from: `${createInstantAtHour(12)}`,
      to: `${createInstantAtHour(13)}`,
    });
    expect(getProgrammeNames(body)).toEqual(['Long', 'One 12', 'Short']);
    expect(body.programmes[1]).toMatchObject({
      channelId: channels[0]?.publicId,
      startDate: '2027-03-01T12:00:00.000Z',
      endDate: '2027-03-01T13:00:00.000Z',
      episode: 'Part one',
      epgPlaybackContentStatus: 'DISABLED',
    });
  });

  test('returns 20 programmes by default, and each programme once for any page size', async () => {
    const window = { from: `${day}`, to: `${createInstantAtHour(24)}` };
    const { body } = await readGuide(window);
    expect(body.programmes).toHaveLength(20);
    const expectedNames = getProgrammeNames((await readGuide({ ...window, rpp: 200 })).body);
    expect(expectedNames).toHaveLength(27);
    for (const rpp of [1, 2, 26, 27, 28]) {
      const pagedNames: string[] = [];
      let paging: Paging = { lastSeen: null, moreDataAvailable: true };
      while (paging.moreDataAvailable) {
        const pageQuery = paging.lastSeen === null ? window : { ...window, lastSeen: paging.lastSeen };
        const page: { body: Page } = await readGuide({ rpp, ...pageQuery });
        pagedNames.push(...getProgrammeNames(page.body));
        paging = page.body.paging;
      }
      expect(pagedNames).toEqual(expectedNames);
    }
  });

  test('returns the same programmes of a channel for instants and for timestamps', async () => {
    const channelPublicId = channels[1]?.publicId ?? '';
    const byInstants = await readGuide({
      from: `${createInstantAtHour(12)}`,
      to: `${createInstantAtHour(15)}`,
      channel: channelPublicId,
    });
    const byTimestamps = await readGuide({
      fromTs: createInstantAtHour(12).epochMilliseconds,
      toTs: createInstantAtHour(15).epochMilliseconds,
      epgId: channelPublicId,
    });
    expect(getProgrammeNames(byInstants.body)).toEqual(['Long', 'Short', 'After a gap']);
    expect(byTimestamps.body).toEqual(byInstants.body);
  });

  test('returns the same programmes in every call and for every name of the channel parameter', async () => {
    const channelPublicId = channels[1]?.publicId ?? '';
    const window = `from=${createInstantAtHour(12)}&to=${createInstantAtHour(15)}`;
    const { programmes } = (await service.request<Page>(`/api/v4/epg?${window}&channel=${channelPublicId}`))
      .body;
    expect(getProgrammeNames({ programmes })).toEqual(['Long', 'Short', 'After a gap']);
    for (const path of ['/api/v4/epg', '/api/v2/epg', '/api/v3/external-table']) {
      for (const name of ['channel', 'epgId', 'id']) {
        const { body } = await service.request<Page>(`${path}?${window}&${name}=${channelPublicId}`);
        expect([path, name, body.programmes]).toEqual([path, name, programmes]);
      }
    }
    const timestamps = `fromTs=${createInstantAtHour(12).epochMilliseconds}&toTs=${createInstantAtHour(15).epochMilliseconds}`;
    const { body } = await service.request<Page>(`/api/v2/epg?${timestamps}&rpp=20&epgId=${channelPublicId}`);
    expect(body.programmes).toEqual(programmes);
  });

  test('requires a channel in the external table', async () => {
    const window = `from=${createInstantAtHour(12)}&to=${createInstantAtHour(15)}`;
    expect((await service.request(`/api/v3/external-table?${window}`)).status).toBe(400);
  });

  test.each([
    [{ from: '2027-03-01T00:00:00Z' }],
    [{ fromTs: 1, toTs: 2 }],
    [{ from: '2027-03-01T00:00:00Z', to: '2027-03-02T00:00:00Z', epgId: 'x', channel: 'x' }],
    [{ from: '2027-03-01T00:00:00Z', to: '2027-03-02T00:00:00Z', fromTs: 1, toTs: 2, epgId: 'x' }],
    [{ from: '2027-03-02T00:00:00Z', to: '2027-03-01T00:00:00Z' }],
    [{ from: '2027-03-01T00:00:00Z', to: '2027-05-01T00:00:00Z' }],
    [{ from: 'yesterday', to: 'today' }],
    [{ from: '2027-03-01T00:00:00Z', to: '2027-03-02T00:00:00Z', lastSeen: 'x' }],
  ])('rejects %o with 400', async (query) => {
    expect((await readGuide(query)).status).toBe(400);
  });

  test('returns 404 for an unknown channel and for a channel of another realm', async () => {
    const window = { from: `${day}`, to: `${createInstantAtHour(24)}` };
    expect((await readGuide({ ...window, channel: 'nothing' })).status).toBe(404);
    const channelPublicId = channels[0]?.publicId ?? '';
    expect((await readGuide({ ...window, channel: channelPublicId }, 'elsewhere')).status).toBe(404);
    expect((await readGuide(window, 'elsewhere')).body.programmes).toEqual([]);
  });

  test('rejects a programme that overlaps another one on the same channel', async () => {
    await expect(putGuide(1, 15, 17, [createProgramme(15, 17, 'Over it')])).rejects.toThrow(
      /conflicting key|exclusion/,
    );
    const { body } = await readGuide({
      from: `${createInstantAtHour(14)}`,
      to: `${createInstantAtHour(17)}`,
      channel: channels[1]?.publicId ?? '',
    });
    expect(getProgrammeNames(body)).toEqual(['After a gap']);
  });
});

test('the card of a channel has its current and its next programme', async () => {
  await putSectionPage(service, 'TV', [
    createRow({ type: 'EPG', source: { kind: 'list', items: channels.map(({ id }) => id) } }),
  ]);
  const readChannelCards = async () => {
    const { body } = await service.request<Section>('/api/v1/view/section/TV?language=es');
    return body.buckets[0]?.contentList.map(({ programmingInfo: info }) => [
      info?.currentProgramme?.programme,
      info?.nextProgramme?.programme,
    ]);
  };
  expect(await readChannelCards()).toEqual([
    ['One 12 (es)', 'One 13 (es)'],
    ['Long (es)', 'Short (es)'],
  ]);
  service.clock.set(createInstantAtHour(13));
  await service.createVideo();
  await service.waitForEvents();
  expect(await readChannelCards()).toEqual([
    ['One 13 (es)', 'One 14 (es)'],
    [undefined, 'After a gap (es)'],
  ]);
});

describe('GET /api/v4/schedule', () => {
  const readSchedule = async (query: string, realm?: string) =>
    service.request<Schedule>(`/api/v4/schedule${query}`, realm ? { realm } : {});

  test('returns days of 23 and 25 hours when the clocks change in the time zone', async () => {
    const countHours = async (date: string) => {
      const { from, to } = (await readSchedule(`?zone=Europe/Madrid&day=${date}`)).body;
      return Temporal.Instant.from(from).until(to).total('hours');
    };
    expect([
      await countHours('2027-03-27'),
      await countHours('2027-03-28'),
      await countHours('2027-10-31'),
    ]).toEqual([24, 23, 25]);
  });

  test('returns the events and programmes of a day, and the days to choose from', async () => {
    const { services, realmId, clock } = service;
    const event = { realmId, now: clock.now(), texts: { en: { title: 'Cup' } } };
    await scheduleEvent(services.db, {
      ...event,
      startsAt: createInstantAtHour(23),
      endsAt: createInstantAtHour(25),
    });
    await service.waitForEvents();
    const { body } = await readSchedule('');
    expect(body).toMatchObject({ day: '2027-03-01', zone: 'UTC', to: '2027-03-02T00:00:00.000Z' });
    expect(body.days).toHaveLength(9);
    expect(body.days.slice(0, 2)).toEqual(['2027-02-28', '2027-03-01']);
    expect(body.events.map(({ title }) => title)).toEqual(['Cup']);
    expect(body.channels.map(({ title }) => title)).toEqual(['Channel 1', 'Channel 2']);
    expect(body.programmes).toHaveLength(27);
    expect((await readSchedule('?day=2027-03-02')).body.events).toHaveLength(1);
    expect((await readSchedule('?day=2027-03-03')).body.events).toHaveLength(0);
    expect((await readSchedule('', 'elsewhere')).body).toMatchObject({
      events: [],
      channels: [],
      programmes: [],
    });
  });

  test('returns channels page by page, each with all its programmes of the day', async () => {
    const firstPage = (await readSchedule('?rpp=1')).body;
    expect(firstPage.channels.map(({ title }) => title)).toEqual(['Channel 1']);
    expect(firstPage.programmes).toHaveLength(24);
    expect(firstPage.events.length).toBeGreaterThan(0);
    const secondPage = (await readSchedule(`?rpp=1&lastSeen=${firstPage.paging.lastSeen}`)).body;
    expect(secondPage.channels.map(({ title }) => title)).toEqual(['Channel 2']);
    expect(secondPage.programmes).toHaveLength(3);
    expect(secondPage.events).toEqual([]);
    expect(secondPage.paging).toEqual({ lastSeen: null, moreDataAvailable: false });
    expect((await readSchedule('?lastSeen=nothing')).status).toBe(400);
  });

  test('rejects an invalid day or time zone with 400', async () => {
    expect((await readSchedule('?zone=Nowhere/Land')).status).toBe(400);
    expect((await readSchedule('?day=2027-02-30')).status).toBe(400);
  });
});

test('the card of a channel that shows an event has the event id and start; the event has the duration of its film', async () => {
  const { services, realmId, clock } = service;
  const baseInput = { realmId, now: clock.now() };
  const video = await createVideo(services.db, {
    ...baseInput,
    texts: { en: { title: 'Film' } },
    durationMs: 90_000,
  });
  const times = { startsAt: clock.now().subtract({ hours: 1 }), endsAt: clock.now().add({ hours: 1 }) };
  const event = await scheduleEvent(services.db, {
    ...baseInput,
    ...times,
    texts: { en: { title: 'On one' } },
    premiereVideoId: video.id,
  });
  const contentId = channels[0]?.id ?? 0;
  const readCard = async () => {
    await service.waitForEvents();
    const { body } = await service.request<Section>('/api/v1/view/section/TV');
    return body.buckets[0]?.contentList[0];
  };
  await setChannelEvent(services.db, {
    realmId: baseInput.realmId,
    contentId,
    eventId: event.id,
    now: baseInput.now,
  });
  expect(await readCard()).toMatchObject({
    eventId: event.publicId,
    eventStartDate: '2027-03-01T12:00:00.000Z',
  });
  const readEvent = async (realm?: string) =>
    (await service.request<LiveEvent>(`/api/v4/event/${event.publicId}`, realm ? { realm } : {})).body;
  const eventPage = await readEvent();
  expect(eventPage).toMatchObject({ hasStream: true, duration: 90 });
  // The programmes of this channel from now on, and of no other channel.
  expect(eventPage.programmes?.map(({ programme }) => programme).slice(0, 2)).toEqual(['One 13', 'One 14']);
  expect(new Set(eventPage.programmes?.map(({ channelId }) => channelId))).toEqual(
    new Set([channels[0]?.publicId]),
  );
  expect(await readEvent('elsewhere')).not.toHaveProperty('programmes');
  await setChannelEvent(services.db, {
    realmId: baseInput.realmId,
    contentId,
    eventId: null,
    now: baseInput.now,
  });
  expect(await readCard()).not.toHaveProperty('eventId');
});
