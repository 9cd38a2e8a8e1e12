// One connection per process that receives NOTIFY. It reconnects after a loss, but notifications in between
// are lost: code that depends on them reads the current state again in `onResume`.
import { setTimeout as sleep } from 'node:timers/promises';
import type { Log } from '../log/index.ts';
import { Client } from './client.ts';
import type { ConnectionConfig } from './connect.ts';

export interface Listener {
  /** Calls back with the payload of each notification. Returns a function that unsubscribes. */
  on(channel: string, callback: (payload: string) => void): () => void;
  /** Calls back each time the connection is restored after a loss. */
  onResume(callback: () => void): () => void;
  /** Resolves when the first connection listens. */
  start(): Promise<void>;
  stop(): Promise<void>;
}

const checkIntervalMs = 10_000;
const channelPattern = /^[a-z_]+$/;

/** Callbacks by channel. */
type Channels = Map<string, Set<(payload: string) => void>>;

export function createListener(connectionConfig: ConnectionConfig, log: Log): Listener {
  const channels: Channels = new Map();
  const resumeCallbacks = new Set<() => void>();
  let client: Client | undefined;
  let isStopped = false;
  let checkTimer: NodeJS.Timeout | undefined;

  async function open(): Promise<void> {
    const newClient = await connectListeningClient(connectionConfig, channels);
    if (isStopped) return newClient.end();
    client = newClient;
    newClient.once('end', () => void reopen(newClient));
  }

  /** A half-open connection reports no error, so the listener tests it with a query. */
  async function checkConnection(): Promise<void> {
    const checkedClient = client;
    try {
      await checkedClient?.query('SELECT 1');
    } catch {
      if (checkedClient) await reopen(checkedClient);
    }
  }

  async function reopen(lostClient: Client): Promise<void> {
    if (isStopped || client !== lostClient) return;
    client = undefined;
    log.warn('the listening connection was lost');
    for (let delayMs = 50; !isStopped; delayMs = Math.min(delayMs * 2, 2000)) {
      await sleep(delayMs);
      try {
        await open();
        if (isStopped) return;
        log.info('listening again');
        for (const callback of resumeCallbacks) callback();
        return;
      } catch {
        // The database is not available yet.
      }
    }
  }

  return {
    on(channel, callback) {
      if (!channelPattern.test(channel)) throw new TypeError(`${channel} cannot be a channel`);
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
      resumeCallbacks.add(callback);
      return () => resumeCallbacks.delete(callback);
    },
    async start() {
      await open();
      checkTimer = setInterval(() => void checkConnection(), checkIntervalMs);
      checkTimer.unref();
    },
    async stop() {
      isStopped = true;
      clearInterval(checkTimer);
      await client?.end().catch(() => {});
    },
  };
}

/** Opens a connection that listens on all channels. */
async function connectListeningClient(
  connectionConfig: ConnectionConfig,
  channels: Channels,
): Promise<Client> {
  const client = new Client({
    ...connectionConfig,
    application_name: 'matinee listener',
    keepAlive: true,
    connectionTimeoutMillis: 5000,
    query_timeout: 5000,
  });
  client.on('notification', ({ channel, payload = '' }) => {
    for (const callback of channels.get(channel) ?? []) callback(payload);
  });
  try {
    await client.connect();
    for (const channel of channels.keys()) await client.query(`LISTEN ${channel}`);
  } catch (error) {
    client.end().catch(() => {});
    throw error;
  }
  return client;
}
