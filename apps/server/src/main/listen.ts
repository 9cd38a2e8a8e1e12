import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { StartupError } from '../platform/process/index.ts';
import type { Config } from './config.ts';

/** Listens on the configured address. A failure is a startup error. */
export async function listen(
  app: FastifyInstance,
  { host, port }: Pick<Config, 'host' | 'port'>,
): Promise<AddressInfo> {
  try {
    await app.listen({ host, port });
  } catch (error) {
    throw faultOf(error as NodeJS.ErrnoException, { host, port });
  }
  return app.server.address() as AddressInfo;
}

function faultOf(error: NodeJS.ErrnoException, { host, port }: Pick<Config, 'host' | 'port'>): Error {
  switch (error.code) {
    case 'EADDRINUSE':
      return new StartupError(`Port ${port} is taken by another program: stop it, or set PORT to another.`);
    case 'EACCES':
      return new StartupError(`This user may not serve on port ${port}: set PORT to 1024 or more.`);
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return new StartupError(`This machine has no address ${host}: set HOST to one that it has.`);
    default:
      return error;
  }
}
