// Delivers events after commit, in order: new events to followers in this process, and events after the
// stored position to durable consumers. NOTIFY only wakes the hub, which reads the events from the outbox, so
// a lost connection skips none.
import { EventEmitter, on } from 'node:events';
import { type Database, isConnectionLoss, type Listener, type Trx } from '../database/index.ts';
import type { Log } from '../log/index.ts';
import { type Consumer, catchUp, registerConsumer } from './consumer.ts';
import type { EventType, OutboxEvent } from './event-types.ts';
import { assignPositions, batchSize, readEventsAfter, readLastPosition } from './outbox.ts';
import { pruneEvents } from './prune.ts';

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

const pollMs = 5000;
const pruneMs = 60 * 60 * 1000;

export function createEventHub({ db, listener, log }: HubOptions): EventHub {
  const followers = new Set<(event: OutboxEvent) => void>();
  const consumers = new Map<Consumer, Promise<void>>();
  const stopped = new AbortController();
  const offs: (() => void)[] = [];
  let position: number | undefined;
  let reading: Promise<void> | undefined;
  let again = false;

  /** Reads new events. A wake during a read causes one more read. */
  function wake(): void {
    again = true;
    reading ??= readAll().finally(() => {
      reading = undefined;
      if (again && !stopped.signal.aborted) wake();
    });
  }

  async function readAll(): Promise<void> {
    while (again && !stopped.signal.aborted) {
      again = false;
      try {
        await assignPositions(db);
        await deliverToFollowers();
        for (const consumer of consumers.keys()) advance(consumer);
      } catch (error) {
        if (!isConnectionLoss(error)) log.warn({ err: error }, 'events could not be read');
        return;
      }
    }
  }

  async function deliverToFollowers(): Promise<void> {
    position ??= await readLastPosition(db);
    for (let full = true; full; ) {
      const events = await readEventsAfter(db, position);
      for (const event of events) {
        position = event.position;
        for (const follower of followers) deliver(follower, event);
      }
      full = events.length === batchSize;
    }
  }

  function deliver(follower: (event: OutboxEvent) => void, event: OutboxEvent): void {
    try {
      follower(event);
    } catch (error) {
      log.error({ err: error, event: event.type }, 'an event follower threw');
    }
  }

  /** Consumers run independently: a slow one does not delay the others. */
  function advance(consumer: Consumer): void {
    const before = consumers.get(consumer) ?? Promise.resolve();
    consumers.set(
      consumer,
      before.then(() => catchUp(db, consumer, log, stopped.signal)),
    );
  }

  const hub: EventHub = {
    follow({ types, realmId }, callback) {
      const typeSet = types && new Set<EventType>(types);
      const follower = (event: OutboxEvent) => {
        if (typeSet && !typeSet.has(event.type)) return;
        if (realmId !== undefined && event.realmId !== realmId) return;
        callback(event as never);
      };
      followers.add(follower);
      return () => followers.delete(follower);
    },

    async *stream({ signal, ...filter }) {
      const events = new EventEmitter();
      const arriving = on(events, 'event', { signal });
      const end = hub.follow(filter, (event) => events.emit('event', event));
      try {
        for await (const [event] of arriving) yield event;
      } catch (error) {
        if (!signal.aborted) throw error;
      } finally {
        end();
      }
    },

    async consume(name, { types, from = 'now' }, handle) {
      const consumer: Consumer = {
        name,
        types: types && new Set<EventType>(types),
        from,
        handle: handle as Consumer['handle'],
      };
      await registerConsumer(db, consumer);
      consumers.set(consumer, Promise.resolve());
      wake();
    },

    async start() {
      await assignPositions(db);
      position = await readLastPosition(db);
      await pruneEvents(db);
      const pollTimer = setInterval(wake, pollMs);
      const pruneTimer = setInterval(() => void pruneEvents(db).catch(() => {}), pruneMs);
      for (const timer of [pollTimer, pruneTimer]) {
        timer.unref();
        offs.push(() => clearInterval(timer));
      }
      offs.push(listener.on('outbox', wake), listener.onResume(wake));
      wake();
    },

    async stop() {
      stopped.abort();
      for (const off of offs) off();
      await reading;
      await Promise.all(consumers.values());
    },
  };
  return hub;
}
