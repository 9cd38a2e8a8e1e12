// Delivers events after commit, in order: new events to followers in this process, and events after the
// stored position to durable consumers. NOTIFY only wakes the hub, which reads the events from the outbox, so
// a lost connection skips none.
import { EventEmitter, on } from 'node:events';
import { type Database, isConnectionLoss, type Listener, type Trx } from '../database/index.ts';
import type { Log } from '../log/index.ts';
import { type Consumer, handlePendingEvents, registerConsumer } from './consumer.ts';
import type { EventType, OutboxEvent } from './event-types.ts';
import { assignPositions, batchSize, pruneEvents, readEventsAfter, readLastPosition } from './outbox.ts';

interface Filter<Type extends EventType> {
  /** Default: all types. */
  types?: readonly Type[];
  realmId?: number;
}

export interface EventHub {
  /** Calls back in this process for each new event. Returns a function that unsubscribes. */
  follow<Type extends EventType>(
    filter: Filter<Type>,
    callback: (event: OutboxEvent<Type>) => void,
  ): () => void;
  /** Like `follow`, as a stream that ends when the signal is aborted. */
  stream<Type extends EventType>(
    filter: Filter<Type> & { signal: AbortSignal },
  ): AsyncGenerator<OutboxEvent<Type>>;
  /**
   * Durable: one process at a time handles the events, in order, from the stored position. A new consumer
   * starts with the next event ('now') or with the first one ('beginning'). A handler that throws is retried.
   */
  consume<Type extends EventType>(
    name: string,
    options: { types?: readonly Type[]; from?: 'now' | 'beginning' },
    handle: (event: OutboxEvent<Type>, trx: Trx) => Promise<void>,
  ): Promise<void>;
  start(): Promise<void>;
  stop(): Promise<void>;
}

interface HubOptions {
  db: Database;
  listener: Listener;
  log: Log;
}

const pollIntervalMs = 5000;
const pruneIntervalMs = 60 * 60 * 1000;

type Follower = (event: OutboxEvent) => void;

export function createEventHub({ db, listener, log }: HubOptions): EventHub {
  const followers = createFollowers(db, log);
  const consumers = createConsumers(db, log);
  const stopController = new AbortController();
  const unsubscribes: (() => void)[] = [];
  let currentRead: Promise<void> | undefined;
  let isReadRequested = false;

  /** Reads new events. A call during a read causes one more read. */
  function wake(): void {
    isReadRequested = true;
    currentRead ??= readAll().finally(() => {
      currentRead = undefined;
      if (isReadRequested && !stopController.signal.aborted) wake();
    });
  }

  async function readAll(): Promise<void> {
    while (isReadRequested && !stopController.signal.aborted) {
      isReadRequested = false;
      try {
        await assignPositions(db);
        await followers.deliverNewEvents();
        consumers.advance(stopController.signal);
      } catch (error) {
        if (!isConnectionLoss(error)) log.warn({ err: error }, 'events could not be read');
        return;
      }
    }
  }

  return {
    follow: followers.follow,
    stream: (filter) => streamEvents(followers.follow, filter),

    async consume(name, { types, from = 'now' }, handle) {
      await consumers.add({
        name,
        types: types && new Set<EventType>(types),
        from,
        handle: handle as Consumer['handle'],
      });
      wake();
    },

    async start() {
      await assignPositions(db);
      await followers.skipOldEvents();
      await pruneEvents(db);
      const pollTimer = setInterval(wake, pollIntervalMs);
      const pruneTimer = setInterval(() => void pruneEvents(db).catch(() => {}), pruneIntervalMs);
      for (const timer of [pollTimer, pruneTimer]) {
        timer.unref();
        unsubscribes.push(() => clearInterval(timer));
      }
      unsubscribes.push(listener.on('outbox', wake), listener.onResume(wake));
      wake();
    },

    async stop() {
      stopController.abort();
      for (const unsubscribe of unsubscribes) unsubscribe();
      await currentRead;
      await consumers.finish();
    },
  };
}

/** Followers in this process, and the position up to which events are delivered to them. */
function createFollowers(db: Database, log: Log) {
  const followers = new Set<Follower>();
  let position: number | undefined;

  function deliver(follower: Follower, event: OutboxEvent): void {
    try {
      follower(event);
    } catch (error) {
      log.error({ err: error, event: event.type }, 'an event follower threw');
    }
  }

  const follow: EventHub['follow'] = ({ types, realmId }, callback) => {
    const typeSet = types && new Set<EventType>(types);
    const follower: Follower = (event: OutboxEvent) => {
      if (typeSet && !typeSet.has(event.type)) return;
      if (realmId !== undefined && event.realmId !== realmId) return;
      callback(event as never);
    };
    followers.add(follower);
    return () => followers.delete(follower);
  };

  return {
    follow,
    async skipOldEvents(): Promise<void> {
      position = await readLastPosition(db);
    },
    async deliverNewEvents(): Promise<void> {
      position ??= await readLastPosition(db);
      for (let isBatchFull = true; isBatchFull; ) {
        const events = await readEventsAfter(db, position);
        for (const event of events) {
          position = event.position;
          for (const follower of followers) deliver(follower, event);
        }
        isBatchFull = events.length === batchSize;
      }
    },
  };
}

/** Durable consumers. They run independently: a slow one does not delay the others. */
function createConsumers(db: Database, log: Log) {
  const runs = new Map<Consumer, Promise<void>>();
  return {
    async add(consumer: Consumer): Promise<void> {
      await registerConsumer(db, consumer);
      runs.set(consumer, Promise.resolve());
    },
    advance(signal: AbortSignal): void {
      for (const [consumer, previousRun] of runs) {
        runs.set(
          consumer,
          previousRun.then(() => handlePendingEvents(db, consumer, log, signal)),
        );
      }
    },
    async finish(): Promise<void> {
      await Promise.all(runs.values());
    },
  };
}

async function* streamEvents<Type extends EventType>(
  follow: EventHub['follow'],
  { signal, ...filter }: Filter<Type> & { signal: AbortSignal },
): AsyncGenerator<OutboxEvent<Type>> {
  const emitter = new EventEmitter();
  const events = on(emitter, 'event', { signal });
  const unfollow = follow<Type>(filter, (event) => emitter.emit('event', event));
  try {
    for await (const [event] of events) yield event;
  } catch (error) {
    if (!signal.aborted) throw error;
  } finally {
    unfollow();
  }
}
