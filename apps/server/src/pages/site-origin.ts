// The public origin of a realm's pages. A Host header is not trusted: it would poison cached documents.
import type { AddressInfo } from 'node:net';
import type { FastifyRequest } from 'fastify';
import type { RealmContext } from '../calls/index.ts';
import type { Config } from '../main/config.ts';

type AddressConfig = Pick<Config, 'publicUrl' | 'host' | 'port'>;

/** PUBLIC_URL unless the realm has only other hosts; else the realm's first host, else the listen address. */
export function getSiteOrigin(
  config: AddressConfig,
  { settings: { hosts } }: Pick<RealmContext, 'settings'>,
  request: FastifyRequest,
): string {
  const { publicUrl } = config;
  if (publicUrl !== undefined && (hosts.length === 0 || hosts.includes(new URL(publicUrl).host))) {
    return publicUrl;
  }
  const scheme = publicUrl === undefined ? request.protocol : new URL(publicUrl).protocol.slice(0, -1);
  // Cached documents are shared, so the host and port that the client sent may not be part of them.
  return `${scheme}://${hosts[0] ?? formatListenAddress(config, request)}`;
}

function formatListenAddress({ host, port }: AddressConfig, { server }: FastifyRequest): string {
  const address = server.server.address() as AddressInfo | null;
  const hostname = host === '0.0.0.0' || host === '::' ? 'localhost' : host;
  return `${hostname.includes(':') ? `[${hostname}]` : hostname}:${address?.port ?? port}`;
}
