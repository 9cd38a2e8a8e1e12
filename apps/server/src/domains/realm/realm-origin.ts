import type { RealmContext } from '../../calls/index.ts';
import type { Services } from '../../services.ts';

type AddressConfig = Pick<Services['config'], 'publicUrl' | 'host' | 'port'>;

/**
 * The public origin of a realm's pages: PUBLIC_URL unless the realm has only other hosts; else the realm's first host, else
 * the listen address. It never depends on headers of the client.
 *
 * @param listener whether viewers use https, where PUBLIC_URL does not say so, and the port if it is known
 */
export function getRealmOrigin(
  config: AddressConfig,
  { settings: { hosts } }: Pick<RealmContext, 'settings'>,
  listener: { isSecure: boolean; port: number | null },
): string {
  const { publicUrl } = config;
  if (publicUrl !== undefined && (hosts.length === 0 || hosts.includes(new URL(publicUrl).host)))
    return publicUrl;
  const isSecure = publicUrl?.startsWith('https:') ?? listener.isSecure;
  const address = hosts[0] ?? formatListenAddress(config, listener.port);
  return `${isSecure ? 'https' : 'http'}://${address}`;
}

function formatListenAddress({ host, port: configuredPort }: AddressConfig, port: number | null): string {
  const hostname = host === '0.0.0.0' || host === '::' ? 'localhost' : host;
  return `${hostname.includes(':') ? `[${hostname}]` : hostname}:${port ?? configuredPort}`;
}
