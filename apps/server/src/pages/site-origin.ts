import type { AddressInfo } from 'node:net';
import type { FastifyRequest } from 'fastify';
import type { RealmContext } from '../calls/index.ts';
import { getRealmOrigin } from '../domains/realm/index.ts';
import type { Config } from '../main/config.ts';

/** The public origin of a realm's pages. A Host header is not trusted: it would poison cached documents. */
export function getSiteOrigin(
  config: Pick<Config, 'publicUrl' | 'host' | 'port'>,
  realm: Pick<RealmContext, 'settings'>,
  request: FastifyRequest,
): string {
  const address = request.server.server.address() as AddressInfo | null;
  // Cached documents are shared, so the host and port that the client sent may not be part of them.
  return getRealmOrigin(config, realm, {
    isSecure: request.protocol === 'https',
    port: address?.port ?? null,
  });
}
