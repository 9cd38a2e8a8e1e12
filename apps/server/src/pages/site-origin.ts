// Under which origin a realm's pages tell the world that they are found. A Host header is believed only when the
// realm claims it: links, previews and site maps outlive the request that they were made for.
import type { AddressInfo } from 'node:net';
import type { FastifyRequest } from 'fastify';
import type { RealmContext } from '../calls/index.ts';
import type { Config } from '../main/config.ts';

type Settings = Pick<Config, 'publicUrl' | 'host' | 'port'>;

/** The operator's own word, else the realm's first host, else where this process listens. */
export function siteOrigin(
  config: Settings,
  { settings: { hosts } }: Pick<RealmContext, 'settings'>,
  request: FastifyRequest,
): string {
  const { publicUrl } = config;
  if (publicUrl !== undefined && (hosts.length === 0 || hosts.includes(new URL(publicUrl).host))) {
    return publicUrl;
  }
  const scheme = publicUrl === undefined ? request.protocol : new URL(publicUrl).protocol.slice(0, -1);
  // Kept documents are everybody's: not even the port of a request goes into them.
  return `${scheme}://${hosts[0] ?? listeningAt(config, request)}`;
}

function listeningAt({ host, port }: Settings, { server }: FastifyRequest): string {
  const address = server.server.address() as AddressInfo | null;
  const name = host === '0.0.0.0' || host === '::' ? 'localhost' : host;
  return `${name.includes(':') ? `[${name}]` : name}:${address?.port ?? port}`;
}
