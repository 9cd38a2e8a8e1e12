import { once } from 'node:events';
import { type AddressInfo, createServer, type Server } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { StartupError } from '../process/index.ts';

interface Address {
  host: string;
  /** 0 picks a free one. */
  port: number;
}

/** How many connections can wait to be accepted. When thousands connect at once, the kernel drops the others. */
const maxWaitingConnections = 4_096;
/**
 * The event loop accepts one connection per listening socket and turn. With a single socket and turns of 30 ms, a new
 * viewer would wait for seconds behind hundreds of others.
 */
const socketCount = process.platform === 'linux' ? 32 : 1;

export interface ListeningServer {
  address: AddressInfo;
  /** Closes the sockets other than the app's own, which `app.close()` closes. Resolves when their connections end. */
  stopAccepting(): Promise<void>;
}

/** Throws a StartupError when the address is in use, not permitted or not one of this machine. */
export async function listen(app: FastifyInstance, { host, port }: Address): Promise<ListeningServer> {
  const options = { host, port, backlog: maxWaitingConnections };
  try {
    if (socketCount === 1) {
      await app.listen(options);
      return { address: app.server.address() as AddressInfo, stopAccepting: async () => {} };
    }
    await ensurePortIsFree({ host, port });
    // Fastify passes all options to Node; its types miss this one.
    const sharedPortOptions = { ...options, reusePort: true };
    await app.listen(sharedPortOptions);
    const address = app.server.address() as AddressInfo;
    const servers = await openMoreSockets(app, address);
    return { address, stopAccepting: async () => void (await Promise.all(servers.map(close))) };
  } catch (error) {
    throw toStartupError(error as NodeJS.ErrnoException, { host, port });
  }
}

/** Sockets with `reusePort` would share the port with those of another service. */
async function ensurePortIsFree(address: Address): Promise<void> {
  const server = createServer();
  server.listen(address);
  await once(server, 'listening');
  await close(server);
}

async function openMoreSockets(
  app: FastifyInstance,
  { address: host, port }: AddressInfo,
): Promise<Server[]> {
  // The options with which Node creates the sockets of an HTTP server.
  const options = { allowHalfOpen: true, noDelay: true };
  const servers = Array.from({ length: socketCount - 1 }, () =>
    createServer(options, (socket) => app.server.emit('connection', socket)),
  );
  for (const server of servers)
    server.listen({ host, port, backlog: maxWaitingConnections, reusePort: true });
  await Promise.all(servers.map((server) => once(server, 'listening')));
  return servers;
}

function close(server: Server): Promise<void> {
  return new Promise((resolve) => server.close(() => resolve()));
}

function toStartupError(error: NodeJS.ErrnoException, { host, port }: Address): Error {
  switch (error.code) {
    case 'EADDRINUSE':
      return new StartupError(
        `Port ${port} is in use by another program. Stop it, or set PORT to another port.`,
      );
    case 'EACCES':
      return new StartupError(`This user may not listen on port ${port}. Set PORT to 1024 or more.`);
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return new StartupError(`This machine has no address ${host}. Set HOST to one of its addresses.`);
    default:
      return error;
  }
}
