// One connection a process that hears NOTIFY. It comes back by itself after a loss; notifications of the gap are lost,
// so whoever depends on them looks for itself at `onResume`.
import { setTimeout as sleep } from 'node:timers/promises';
import type { Log } from '../log/index.ts';
import { Client } from './client.ts';
import type { Connection } from './connect.ts';

export interface Listener {
  /** Calls back with the payload of each notification; answers the function that ends it. */
  on(channel: string, callback: (payload: string) => void): () => void;
  /** Calls back each time the connection is there again after a loss. */
  onResume(callback: () => void): () => void;
  /** Resolves once the first connection listens. */
  start(): Promise<void>;
  stop(): Promise<void>;
}

const pulseMs = 10_000;
const channelShape = /^[a-z_]+$/;

export function createListener(connection: Connection, log: Log): Listener {
  const channels = new Map<string, Set<(payload: string) => void>>();
  const resumed = new Set<() => void>();
  let client: Client | undefined;
  let stopped = false;
  let pulse: NodeJS.Timeout | undefined;

  async function open(): Promise<void> {
    const next = new Client({
      ...connection,
      application_name: 'matinee listener',
      keepAlive: true,
      connectionTimeoutMillis: 5000,
      query_timeout: 5000,
    });
    next.on('notification', ({ channel, payload = '' }) => {
      for (const callback of channels.get(channel) ?? []) callback(payload);
    });
    try {
      await next.connect();
      for (const channel of channels.keys()) await next.query(`LISTEN ${channel}`);
    } catch (error) {
      next.end().catch(() => {});
      throw error;
    }
    client = next;
    next.once('end', () => void reopen(next));
  }

  /** A connection that is half open says nothing, ever: it has to be asked. */
  async function feelPulse(): Promise<void> {
    const asked = client;
    try {
      await asked?.query('SELECT 1');
    } catch {
      if (asked) await reopen(asked);
    }
  }

  async function reopen(lost: Client): Promise<void> {
    if (stopped || client !== lost) return;
    client = undefined;
    log.warn('the listening connection was lost');
    for (let wait = 50; !stopped; wait = Math.min(wait * 2, 2000)) {
      await sleep(wait);
      try {
        await open();
        log.info('listening again');
        for (const callback of resumed) callback();
        return;
      } catch {
        // not back yet
      }
    }
  }

  return {
    on(channel, callback) {
      if (!channelShape.test(channel)) throw new TypeError(`${channel} cannot be a channel`);
      let callbacks = channels.get(channel);
      if (!callbacks) {
        callbacks = new Set();
        channels.set(channel, callbacks);
        client?.query(`LISTEN ${channel}`).catch((error) => log.warn({ err: error }, 'could not listen'));
      }
      callbacks.add(callback);
      return () => callbacks.delete(callback);
    },
    onResume(callback) {
      resumed.add(callback);
      return () => resumed.delete(callback);
    },
    async start() {
      await open();
      pulse = setInterval(() => void feelPulse(), pulseMs);
      pulse.unref();
    },
    async stop() {
      stopped = true;
      clearInterval(pulse);
      await client?.end().catch(() => {});
    },
  };
}
