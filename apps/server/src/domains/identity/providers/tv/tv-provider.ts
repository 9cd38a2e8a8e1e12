// Sign-in with the subscription of a TV provider. `adobe-dcr` registers the service as a client with its software statement;
// `primetime` has the credentials of a client that exists.
import type { TvProviderSettings } from '@matinee/contract';
import { ProviderError, type ProviderErrorReason, type ProviderIdentity } from '../provider.ts';
import type { ClientRegistrations } from './client-registration.ts';
import {
  type ClientCredentials,
  type TvDevice,
  type TvProviderClient,
  type TvProviderResource,
  TvProviderStatusError,
} from './tv-provider-client.ts';

export interface TvProvider {
  settings: TvProviderSettings;
  /** Requests a registration code. `credentials` are those of a client that has registered itself. */
  requestCode(device: TvDevice, redirectUri: string, credentials?: ClientCredentials): Promise<string>;
  /** Finds out who has signed in with the code. */
  readIdentity(code: string, device: TvDevice, credentials?: ClientCredentials): Promise<ProviderIdentity>;
  /** Returns until when the device's subscription gives the licences of the settings; null if it does not. */
  readAuthorisation(device: TvDevice): Promise<Temporal.Instant | null>;
}

export interface TvProviderPorts {
  client: TvProviderClient;
  registrations: ClientRegistrations;
  /** The software statement, or the client secret of the kind `primetime`. */
  secret: string;
  /** Returns the name of a TV provider that viewers read. */
  findDisplayName(mvpd: string): Promise<string | undefined>;
}

export function createTvProvider(
  settings: TvProviderSettings,
  { client, registrations, secret, findDisplayName }: TvProviderPorts,
): TvProvider {
  const { requestorId, resourceId } = settings;

  async function register(device: TvDevice, redirectUri: string): Promise<ClientCredentials> {
    const credentials = await client.register({ softwareStatement: secret, redirectUri }, device);
    await registrations.put(credentials);
    return credentials;
  }

  /** Returns undefined for a service that has not registered itself yet. */
  const findCredentials = async (): Promise<ClientCredentials | undefined> =>
    settings.kind === 'primetime'
      ? { clientId: settings.clientId, clientSecret: secret }
      : registrations.read();

  async function createResource(device: TvDevice, credentials?: ClientCredentials) {
    const usedCredentials = credentials ?? (await findCredentials());
    if (!usedCredentials) throw new TvProviderStatusError(400, 'the service is not registered');
    const accessToken = await client.requestAccessToken(usedCredentials);
    return { requestorId, accessToken, device } satisfies TvProviderResource;
  }

  const requestCodeWith = async (device: TvDevice, credentials: ClientCredentials): Promise<string> =>
    client.requestCode(await createResource(device, credentials));

  return {
    settings,

    requestCode: (device, redirectUri, credentials) =>
      catchStatus(async () => {
        if (credentials) return requestCodeWith(device, credentials);
        const stored = await findCredentials();
        if (!stored) return requestCodeWith(device, await register(device, redirectUri));
        try {
          return await requestCodeWith(device, stored);
        } catch (error) {
          if (settings.kind === 'primetime' || !hasStatus(error, 400)) throw error;
          // The service for TV providers has forgotten the registration: register again, once.
          await registrations.clear();
          return requestCodeWith(device, await register(device, redirectUri));
        }
      }),

    readIdentity: (code, device, credentials) =>
      catchStatus(async () => {
        const resource = await createResource(device, credentials);
        await client.checkCode(code, resource);
        // The code alone proves nothing about this device: another device may have requested it.
        const { userId, mvpd } = await client.readAuthentication(resource);
        const isAllowed = isAllowedProvider(settings, mvpd);
        if (!isAllowed) throw new ProviderError('rejected', new Error(`the realm does not offer ${mvpd}`));
        return {
          issuer: `${settings.baseUri}/${requestorId}/${mvpd}`,
          subject: userId,
          email: null,
          isEmailVerified: false,
          isSubscription: true,
          name: (await findDisplayName(mvpd)) ?? mvpd,
        };
      }),

    async readAuthorisation(device) {
      try {
        const resource = await createResource(device);
        if (resourceId !== undefined) return await client.readAuthorisation(resourceId, resource);
        return (await client.readAuthentication(resource)).expiresAt;
      } catch (error) {
        // The subscription does not contain the resource, or the sign-in has expired.
        if (error instanceof TvProviderStatusError && deniedStatuses.has(error.status)) return null;
        throw presentStatusError(error);
      }
    },
  };
}

const deniedStatuses: ReadonlySet<number> = new Set([403, 404, 410, 412]);

const isAllowedProvider = ({ allowedProviders }: TvProviderSettings, mvpd: string): boolean =>
  allowedProviders.length === 0 || allowedProviders.some(({ name }) => name === mvpd);

const hasStatus = (error: unknown, status: number): boolean =>
  error instanceof TvProviderStatusError && error.status === status;

async function catchStatus<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw presentStatusError(error);
  }
}

/** The reasons for which the viewer can start again; any other status is a rejected sign-in. */
const reasons: Readonly<Record<number, ProviderErrorReason>> = {
  400: 'badRequest',
  404: 'notConfirmed',
  410: 'notConfirmed',
  412: 'notConfirmed',
};

function presentStatusError(error: unknown): unknown {
  if (!(error instanceof TvProviderStatusError)) return error;
  return new ProviderError(reasons[error.status] ?? 'rejected', error);
}
