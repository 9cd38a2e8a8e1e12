// The country of IP addresses, and whether they belong to a VPN, from databases in the format of MaxMind. The files are
// read into memory, and again when the operator replaces them.
import { open, type Reader, validate } from 'maxmind';
import { StartupError } from '../process/index.ts';

export interface IpLocation {
  /** ISO 3166-1 alpha-2; null when unknown. */
  country: string | null;
  /** Whether the address hides where the viewer is: a VPN, an open proxy or an exit of the Tor network. */
  isVpn: boolean;
}

export interface IpLocations {
  find(address: string): IpLocation;
}

export interface IpDatabaseFiles {
  /** With the country of each address, such as GeoLite2-Country.mmdb. */
  country: string | undefined;
  /** With anonymous addresses, such as GeoIP2-Anonymous-IP.mmdb. */
  anonymousIp: string | undefined;
}

interface CountryRecord {
  country?: { iso_code?: string };
}
interface AnonymousRecord {
  is_anonymous_vpn?: boolean;
  is_public_proxy?: boolean;
  is_residential_proxy?: boolean;
  is_tor_exit_node?: boolean;
}
type IpRecord = CountryRecord & AnonymousRecord;

export const unknownLocation: IpLocation = { country: null, isVpn: false };

/** @throws StartupError for a file that cannot be read */
export async function openIpLocations(files: IpDatabaseFiles): Promise<IpLocations> {
  const countries = await openDatabase('GEO_COUNTRY_DB', files.country);
  const anonymousAddresses = await openDatabase('GEO_ANONYMOUS_DB', files.anonymousIp);
  return {
    find(clientAddress) {
      const address = unmapAddress(clientAddress);
      if (!validate(address)) return unknownLocation;
      const anonymousRecord = anonymousAddresses?.get(address);
      return {
        country: countries?.get(address)?.country?.iso_code ?? null,
        isVpn: anonymousRecord ? isAnonymous(anonymousRecord) : false,
      };
    },
  };
}

async function openDatabase(
  setting: string,
  path: string | undefined,
): Promise<Reader<IpRecord & object> | undefined> {
  if (path === undefined) return undefined;
  try {
    return (await open(path, {
      watchForUpdates: true,
      watchForUpdatesNonPersistent: true,
    })) as Reader<IpRecord>;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new StartupError(
      `The setting ${setting} names a file that is no MaxMind database: ${path} (${reason})`,
    );
  }
}

/** Hosting providers alone do not count: offices and schools reach the internet through them. */
function isAnonymous(record: AnonymousRecord): boolean {
  return Boolean(
    record.is_anonymous_vpn ||
      record.is_public_proxy ||
      record.is_residential_proxy ||
      record.is_tor_exit_node,
  );
}

/** An IPv4 address that a dual-stack socket received: `::ffff:192.0.2.1`. */
const unmapAddress = (address: string) => address.replace(/^::ffff:(?=\d+\.\d+\.\d+\.\d+$)/i, '');
