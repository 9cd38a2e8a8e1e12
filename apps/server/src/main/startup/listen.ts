import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { StartupError } from '../../platform/process/index.ts';
import type { Config } from '../config.ts';

/** Connections that wait to be accepted. When thousands connect at once, the kernel would drop those beyond the default. */
const maxWaitingConnections = 4_096;

/** Listens on the configured address. Throws a StartupError when that fails. */
export async function listen(
  app: FastifyInstance,
  { host, port }: Pick<Config, 'host' | 'port'>,
): Promise<AddressInfo> {
  try {
    await app.listen({ host, port, backlog: maxWaitingConnections });
  } catch (error) {
    throw toStartupError(error as NodeJS.ErrnoException, { host, port });
  }
  return app.server.address() as AddressInfo;
}

function toStartupError(error: NodeJS.ErrnoException, { host, port }: Pick<Config, 'host' | 'port'>): Error {
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
