// The requests of the protocol of Adobe Pass: dynamic client registration, registration codes, and the tokens of devices.
// https://experienceleague.adobe.com/en/docs/pass/authentication
import { z } from 'zod';
import { fetchOutbound, type OutboundResponse } from '../../../../platform/outbound-http/index.ts';
import { ProviderError } from '../provider.ts';

export interface ClientCredentials {
  clientId: string;
  clientSecret: string;
}

/** The device that signs in. Each sign-in has its own. */
export interface TvDevice {
  id: string;
  /** `Firefox, Linux`. */
  name: string;
  /** The IP address; empty if unknown. */
  address: string;
}

export interface TvProviderResource {
  requestorId: string;
  /** The access token of the client. */
  accessToken: string;
  device: TvDevice;
}

/** What the service for TV providers knows of a device on which somebody has signed in. */
export interface Authentication {
  userId: string;
  /** The id of the TV provider. */
  mvpd: string;
  expiresAt: Temporal.Instant;
}

/** The service has responded with a status that the caller may handle. */
export class TvProviderStatusError extends Error {
  override name = 'TvProviderStatusError';
  readonly status: number;

  constructor(status: number, path: string) {
    super(`the service for TV providers responds with ${status} to ${path}`);
    this.status = status;
  }
}

const maxBytes = 2 * 1024 * 1024;
const timeoutMs = 10_000;

const milliseconds = z.coerce
  .number()
  .transform((value) => Temporal.Instant.fromEpochMilliseconds(Math.trunc(value)));
const registrationResponse = z.object({ client_id: z.string().min(1), client_secret: z.string().min(1) });
const tokenResponse = z.object({ access_token: z.string().min(1) });
const codeResponse = z.object({ code: z.string().regex(/^[\w-]{4,40}$/) });
const authenticationResponse = z.object({
  userId: z.string().min(1),
  mvpd: z.string().min(1),
  expires: milliseconds,
});
const authorisationResponse = z.object({ expires: milliseconds });

export type TvProviderClient = ReturnType<typeof createTvProviderClient>;

export function createTvProviderClient({
  baseUri,
  privateNetwork,
}: {
  baseUri: string;
  privateNetwork: boolean;
}) {
  const origin = baseUri.replace(/\/$/, '');

  async function request(
    path: string,
    {
      method = 'GET',
      body,
      headers = {},
    }: { method?: string; body?: string; headers?: Record<string, string> } = {},
  ): Promise<OutboundResponse> {
    const response = await fetchOutbound({
      url: origin + path,
      method,
      ...(body !== undefined && { body }),
      redirect: 'manual',
      headers: {
        accept: 'application/json',
        ...headers,
        ...(body !== undefined && { 'content-length': `${Buffer.byteLength(body)}` }),
      },
      maxBytes,
      timeoutMs,
      allowPrivateNetwork: privateNetwork,
    }).catch((error: unknown) => {
      throw new ProviderError('unavailable', error);
    });
    if (response.status < 300) return response;
    // The query contains the device, and the path the registration code.
    const error = new TvProviderStatusError(response.status, path.replace(/(\/checkauthn)\/.*|\?.*/, '$1'));
    throw response.status >= 500 ? new ProviderError('unavailable', error) : error;
  }

  /** @throws ProviderError when the response does not fit the schema */
  async function requestJson<T>(
    schema: z.ZodType<T>,
    path: string,
    options?: Parameters<typeof request>[1],
  ): Promise<T> {
    const { body } = await request(path, options);
    try {
      return schema.parse(JSON.parse(body.toString()));
    } catch (error) {
      throw new ProviderError('rejected', error);
    }
  }

  const createHeaders = ({ accessToken, device }: TvProviderResource) => ({
    authorization: `Bearer ${accessToken}`,
    'x-device-info': encodeDeviceInfo(device),
    ...(device.address !== '' && { 'x-forwarded-for': device.address }),
  });

  return {
    async register(
      { softwareStatement, redirectUri }: { softwareStatement: string; redirectUri: string },
      device: TvDevice,
    ): Promise<ClientCredentials> {
      const registration = await requestJson(registrationResponse, '/o/client/register', {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-device-info': encodeDeviceInfo(device) },
        body: JSON.stringify({ software_statement: softwareStatement, redirect_uri: redirectUri }),
      });
      return { clientId: registration.client_id, clientSecret: registration.client_secret };
    },

    async requestAccessToken({ clientId, clientSecret }: ClientCredentials): Promise<string> {
      const params = {
        client_id: clientId,
        client_secret: clientSecret,
        grant_type: 'client_credentials',
      };
      const { access_token: accessToken } = await requestJson(tokenResponse, '/o/client/token', {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body: new URLSearchParams(params).toString(),
      });
      return accessToken;
    },

    async requestCode(resource: TvProviderResource): Promise<string> {
      const query = new URLSearchParams({ deviceId: resource.device.id, ttl: `${codeSeconds}` });
      const path = `/reggie/v1/${encodeURIComponent(resource.requestorId)}/regcode?${query}`;
      const headers = { ...createHeaders(resource), 'content-type': 'application/x-www-form-urlencoded' };
      const { code } = await requestJson(codeResponse, path, { method: 'POST', body: '', headers });
      return code;
    },

    /** @throws TvProviderStatusError (403) unless somebody has signed in with the code */
    async checkCode(code: string, resource: TvProviderResource): Promise<void> {
      const query = new URLSearchParams({ requestor: resource.requestorId });
      const headers = createHeaders(resource);
      await request(`/api/v1/checkauthn/${encodeURIComponent(code)}?${query}`, { headers });
    },

    async readAuthentication(resource: TvProviderResource): Promise<Authentication> {
      const { requestorId, device } = resource;
      const query = new URLSearchParams({ requestor: requestorId, deviceId: device.id });
      const headers = createHeaders(resource);
      const path = `/api/v1/tokens/authn?${query}`;
      const { userId, mvpd, expires } = await requestJson(authenticationResponse, path, { headers });
      return { userId, mvpd, expiresAt: expires };
    },

    /**
     * Returns until when the subscription contains a resource.
     * @throws TvProviderStatusError (403) if it does not
     */
    async readAuthorisation(resourceId: string, resource: TvProviderResource): Promise<Temporal.Instant> {
      const { requestorId, device } = resource;
      const query = new URLSearchParams({
        requestor: requestorId,
        deviceId: device.id,
        resource: resourceId,
      });
      const headers = createHeaders(resource);
      const { expires } = await requestJson(authorisationResponse, `/api/v1/authorize?${query}`, { headers });
      return expires;
    },

    /** Returns the list of TV providers, as JSON or XML. */
    async readConfig(requestorId: string): Promise<{ text: string; contentType: string }> {
      const headers = { accept: 'application/json, application/xml;q=0.9' };
      const path = `/api/v1/config/${encodeURIComponent(requestorId)}`;
      const response = await request(path, { headers });
      return {
        text: response.body.toString(),
        contentType: response.headers['content-type'] ?? '',
      };
    },
  };
}

/** As long as a sign-in may take; see sign-in-attempt.ts. */
const codeSeconds = 15 * 60;

const encodeDeviceInfo = ({ name }: TvDevice): string =>
  Buffer.from(JSON.stringify({ model: name || 'Browser', osName: 'Web' })).toString('base64');
