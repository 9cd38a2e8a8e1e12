// A service for tests of live events: events are scheduled around noon, and their starts and ends are published when
// the clock moves.
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { publishStartsAndEnds, scheduleEvent } from '../src/domains/live/index.ts';
import type { NewLiveEvent } from '../src/domains/titles/index.ts';
import { runInTransaction } from '../src/platform/database/index.ts';
import { startService, type TestService } from './service.ts';
import { tables } from './tables.ts';

const noon = Temporal.Instant.from('2027-03-01T12:00:00Z');

/** Returns the instant that is this number of minutes after noon. */
export const createInstantAfterNoon = (minutes: number) => noon.add({ minutes });

export interface LiveEvents {
  readonly service: TestService;
  /** Schedules an event between two times, in minutes after noon. */
  createEvent(
    from: number,
    to: number,
    input?: Partial<NewLiveEvent> & { title?: string },
  ): ReturnType<typeof scheduleEvent>;
  /** Moves the clock, publishes due starts and ends, and invalidates cached responses. */
  moveClockTo(minutes: number): Promise<void>;
}

/** Call at file level: before each test, the clock is set to noon and all titles are deleted. */
export function useLiveEvents(): LiveEvents {
  let service: TestService;
  let eventCount = 0;

  beforeAll(async () => {
    service = await startService();
    await service.applyRealm({ key: 'elsewhere', hosts: ['elsewhere.example'] });
  });
  beforeEach(async () => {
    service.clock.set(noon);
    await tables(service.services.db).deleteFrom('content').execute();
    await service.waitForEvents();
  });
  afterAll(() => service.close());

  return {
    get service() {
      return service;
    },
    async createEvent(from, to, input = {}) {
      eventCount += 1;
      const { title = `Event ${eventCount}`, ...rest } = input;
      const key = await scheduleEvent(service.services.db, {
        realmId: service.realmId,
        now: service.clock.now(),
        texts: { en: { title }, es: { title: `Evento ${eventCount}` } },
        startsAt: createInstantAfterNoon(from),
        endsAt: createInstantAfterNoon(to),
        ...rest,
      });
      await service.waitForEvents();
      return key;
    },
    async moveClockTo(minutes) {
      service.clock.set(createInstantAfterNoon(minutes));
      await runInTransaction(service.services.db, (trx) => publishStartsAndEnds(trx, service.clock.now()));
      await service.createVideo();
      await service.waitForEvents();
    },
  };
}
