// Notifications that open pages receive over HTTP when live events start, end or get new times.
import type { PageEvent } from '@matinee/contract';
import { describe, expect, test } from 'vitest';
import { createInstantAfterNoon, useLiveEvents } from '../../../test/live-events.ts';
import { createWorker } from '../../platform/jobs/index.ts';
import { createLiveJobHandlers, rescheduleEvent } from './index.ts';

const liveEvents = useLiveEvents();
const { createEvent, moveClockTo } = liveEvents;

describe('notifications of an event', () => {
  async function openPage(realm?: string) {
    const abortController = new AbortController();
    const receivedEvents: PageEvent[] = [];
    const response = await fetch(`${liveEvents.service.url}/api/v2/page-events?language=es`, {
      signal: abortController.signal,
      ...(realm && { headers: { realm } }),
    });
    const streamEnd = (async () => {
      const decoder = new TextDecoder();
      for await (const chunk of response.body as AsyncIterable<Uint8Array>) {
        for (const [, data] of decoder.decode(chunk).matchAll(/^data: (.*)$/gm)) {
          receivedEvents.push(JSON.parse(data ?? '') as PageEvent);
        }
      }
    })().catch(() => {});
    const listLiveEvents = () =>
      receivedEvents.flatMap((event) => (event.topic === 'live' ? [event.event] : []));
    return {
      listLiveEvents,
      countScheduleNotifications: () => receivedEvents.filter(({ topic }) => topic === 'schedule').length,
      close: async () => {
        abortController.abort();
        await streamEnd;
      },
    };
  }

  test('are sent once to the open pages of the realm, in the language of each page', async () => {
    const texts = { en: { title: 'Final' }, es: { title: 'La final' } };
    const { publicId } = await createEvent(10, 20, { texts });
    const [page, otherRealmPage] = [await openPage(), await openPage('elsewhere')];
    await moveClockTo(10);
    await moveClockTo(10);
    await moveClockTo(15);
    await expect
      .poll(() => page.listLiveEvents())
      .toEqual([{ id: publicId, title: 'La final', thumbnailUrl: null }]);
    expect(otherRealmPage.listLiveEvents()).toEqual([]);
    await Promise.all([page.close(), otherRealmPage.close()]);
  });

  test('omit the start when the event ended before a worker ran', async () => {
    await createEvent(10, 20);
    const page = await openPage();
    await moveClockTo(30);
    const { publicId } = await createEvent(40, 50);
    await moveClockTo(40);
    await expect.poll(() => page.listLiveEvents().map(({ id }) => id)).toEqual([publicId]);
    await page.close();
  });

  test('contain the premiered video at the start, and have the topic schedule at the end', async () => {
    const film = await liveEvents.service.createVideo({ title: 'Film' });
    await createEvent(10, 20, { premiereVideoId: film.id });
    const page = await openPage();
    await moveClockTo(10);
    await expect.poll(() => page.listLiveEvents().map(({ videoId }) => videoId)).toEqual([film.publicId]);
    expect(page.countScheduleNotifications()).toBe(0);
    await moveClockTo(20);
    await expect.poll(() => page.countScheduleNotifications()).toBe(1);
    await page.close();
  });

  test('are sent again at the new time of a rescheduled event', async () => {
    const { publicId } = await createEvent(10, 20);
    const page = await openPage();
    await moveClockTo(10);
    await expect.poll(() => page.listLiveEvents()).toHaveLength(1);
    const { db } = liveEvents.service.services;
    const newTimes = {
      realmId: liveEvents.service.realmId,
      publicId,
      startsAt: createInstantAfterNoon(30),
      endsAt: createInstantAfterNoon(40),
    };
    await rescheduleEvent(db, { ...newTimes, now: liveEvents.service.clock.now() });
    await moveClockTo(29);
    expect(page.listLiveEvents()).toHaveLength(1);
    await moveClockTo(30);
    await expect.poll(() => page.listLiveEvents()).toHaveLength(2);
    await page.close();
  });

  test('are sent by a job that survives a restart of the worker', async () => {
    const { publicId } = await createEvent(10, 20);
    const page = await openPage();
    const { db, listener, clock, log } = liveEvents.service.services;
    const lanes = [{ group: 'default', slots: 1 }];
    const createLiveWorker = () =>
      createWorker({ db, listener, clock, log, handlers: createLiveJobHandlers({ clock }), lanes });
    const stoppedWorker = createLiveWorker();
    stoppedWorker.start();
    await stoppedWorker.stop();
    expect(page.listLiveEvents()).toEqual([]);
    liveEvents.service.clock.set(createInstantAfterNoon(10));
    const nextWorker = createLiveWorker();
    nextWorker.start();
    await expect.poll(() => page.listLiveEvents().map(({ id }) => id)).toEqual([publicId]);
    await nextWorker.stop();
    await page.close();
  });
});
