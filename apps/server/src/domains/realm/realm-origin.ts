import type { RealmContext } from '../../calls/index.ts';
import type { Services } from '../../services.ts';

type AddressConfig = Pick<Services['config'], 'publicUrl' | 'host' | 'port'>;

/**
 * The public origin of a realm's pages: PUBLIC_URL if the realm has no hosts or its host is among them, otherwise the first
 * host of the realm, and without both the listen address. It never depends on headers of the client.
 *
 * @param listener `isSecure`: whether viewers use https, which matters only without PUBLIC_URL. `port`: null when unknown.
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
