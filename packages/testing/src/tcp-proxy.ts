// A TCP proxy that simulates network faults between a client and a server on this machine.
import { once } from 'node:events';
import net from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

type Target = { host: string; port: number } | { path: string };

export interface TcpProxy {
  /** Port on 127.0.0.1. */
  port: number;
  /** Resets every open connection. */
  cut(): void;
  /** While enabled, new connections are reset at once. */
  refuse(on: boolean): void;
  /** Delay of each chunk of data in milliseconds, in both directions. */
  delay(ms: number): void;
  /** While enabled, no data passes and neither side is notified: the connections are half open. */
  freeze(on: boolean): void;
  close(): Promise<void>;
}

/** A Unix socket has no reset. */
function end(socket: net.Socket): void {
  if (socket.remotePort === undefined) socket.destroy();
  else socket.resetAndDestroy();
}

/** Starts a proxy on a free port of 127.0.0.1 that forwards to the target. */
export async function startTcpProxy({ target }: { target: Target }): Promise<TcpProxy> {
  const sockets = new Set<net.Socket>();
  let refusing = false;
  let latency = 0;
  let thaw: (() => void) | undefined;
  let frozen: Promise<void> | undefined;

  async function pass(from: net.Socket, to: net.Socket): Promise<void> {
    try {
      for await (const piece of from) {
        if (latency > 0) await sleep(latency);
        await frozen;
        if (!to.write(piece)) await once(to, 'drain');
      }
      await frozen;
      to.end();
    } catch {
      to.destroy();
    }
  }

  function keep(socket: net.Socket): void {
    sockets.add(socket);
    socket.on('error', () => {});
    socket.once('close', () => sockets.delete(socket));
  }

  const server = net.createServer((client) => {
    keep(client);
    if (refusing) {
      end(client);
      return;
    }
    const upstream = net.connect(target);
    keep(upstream);
    client.once('close', () => upstream.destroy());
    upstream.once('close', () => client.destroy());
    void pass(client, upstream);
    void pass(upstream, client);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');

  function cut(): void {
    for (const socket of sockets) end(socket);
  }

  return {
    port: (server.address() as net.AddressInfo).port,
    cut,
    refuse(on) {
      refusing = on;
    },
    delay(ms) {
      latency = ms;
    },
    freeze(on) {
      if (!on) {
        thaw?.();
        frozen = undefined;
      } else if (!frozen) {
        frozen = new Promise((resolve) => {
          thaw = resolve;
        });
      }
    },
    async close() {
      thaw?.();
      cut();
      server.close();
      await once(server, 'close');
    },
  };
}
