// A TCP proxy that simulates network faults between a client and a server on this machine.
import { once } from 'node:events';
import net from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

type Target = { host: string; port: number } | { path: string };

export interface TcpProxy {
  /** Port on 127.0.0.1. */
  port: number;
  /** Resets every open connection. */
  resetConnections(): void;
  /** While enabled, new connections are reset at once. */
  setRefusing(enabled: boolean): void;
  /** Sets the delay of each chunk of data, in both directions. */
  setDelay(ms: number): void;
  /** While enabled, no data passes, and neither side is notified: the connections are half open. */
  setFrozen(enabled: boolean): void;
  close(): Promise<void>;
}

/** Resets a TCP connection; closes a Unix socket, which has no reset. */
function resetSocket(socket: net.Socket): void {
  if (socket.remotePort === undefined) socket.destroy();
  else socket.resetAndDestroy();
}

/** Starts a proxy on a free port of 127.0.0.1 that forwards to the target. */
export async function startTcpProxy({ target }: { target: Target }): Promise<TcpProxy> {
  const sockets = new Set<net.Socket>();
  let isRefusing = false;
  let delayMs = 0;
  let resume: (() => void) | undefined;
  let resumePromise: Promise<void> | undefined;

  async function forward(from: net.Socket, to: net.Socket): Promise<void> {
    try {
      for await (const chunk of from) {
        if (delayMs > 0) await sleep(delayMs);
        await resumePromise;
        if (!to.write(chunk)) await once(to, 'drain');
      }
      await resumePromise;
      to.end();
    } catch {
      to.destroy();
    }
  }

  function trackSocket(socket: net.Socket): void {
    sockets.add(socket);
    socket.on('error', () => {});
    socket.once('close', () => sockets.delete(socket));
  }

  const server = net.createServer((client) => {
    trackSocket(client);
    if (isRefusing) {
      resetSocket(client);
      return;
    }
    const upstream = net.connect(target);
    trackSocket(upstream);
    client.once('close', () => upstream.destroy());
    upstream.once('close', () => client.destroy());
    void forward(client, upstream);
    void forward(upstream, client);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');

  function resetConnections(): void {
    for (const socket of sockets) resetSocket(socket);
  }

  return {
    port: (server.address() as net.AddressInfo).port,
    resetConnections,
    setRefusing(enabled) {
      isRefusing = enabled;
    },
    setDelay(ms) {
      delayMs = ms;
    },
    setFrozen(enabled) {
      if (!enabled) {
        resume?.();
        resumePromise = undefined;
      } else if (!resumePromise) {
        resumePromise = new Promise((resolve) => {
          resume = resolve;
        });
      }
    },
    async close() {
      resume?.();
      resetConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
