// The routes of the service for TV providers.
import type { IncomingMessage, ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import type { ClientRegistry } from './client-registry.ts';
import { createConfigJson, createConfigXml, createLogo } from './config.ts';
import { createSubscribers, maxSeconds, type TvSubscriber } from './subscribers.ts';

interface RoutesOptions {
  requestorId: string;
  clients: ClientRegistry;
}

interface Reply {
  status: number;
  /** Sent as JSON, unless it is a text. */
  body?: unknown;
  headers?: Record<string, string>;
}

const createError = (status: number, message: string): Reply => ({ status, body: { status, message } });

export function createTvProviderRoutes({ requestorId, clients }: RoutesOptions) {
  const subscribers = createSubscribers();
  let subscriber: TvSubscriber | null = { userId: 'somebody' };
  let configFormat: 'json' | 'xml' = 'json';

  async function register(request: IncomingMessage): Promise<Reply> {
    const result = clients.register(JSON.parse((await text(request)) || '{}'));
    if (typeof result === 'string') return { status: 400, body: { error: result } };
    return {
      status: 201,
      body: {
        client_id: result.clientId,
        client_secret: result.clientSecret,
        redirect_uris: [],
        grant_types: ['client_credentials'],
        scopes: ['api:client:v1'],
        client_id_issued_at: Math.floor(Date.now() / 1_000),
      },
    };
  }

  async function issueToken(request: IncomingMessage): Promise<Reply> {
    const token = clients.issueToken(new URLSearchParams(await text(request)));
    if (token === undefined) return { status: 400, body: { error: 'invalid_request' } };
    const body = { access_token: token, created_at: Date.now(), expires_in: 21_600, token_type: 'bearer' };
    return { status: 201, body };
  }

  function createCode({ searchParams }: URL): Reply {
    const deviceId = searchParams.get('deviceId');
    const seconds = Number(searchParams.get('ttl') ?? 0) || undefined;
    if (!deviceId) return createError(400, "Required 'deviceId' is not present");
    if (seconds !== undefined && seconds > maxSeconds) return createError(400, "'ttl' is too large");
    const code = subscribers.createCode(deviceId, seconds);
    return { status: 201, body: { ...code, requestor: requestorId, info: { deviceId } } };
  }

  /** Sends the browser back at once, as a TV provider does at which the viewer is signed in. */
  function authenticate({ searchParams }: URL): Reply {
    const names = [
      'requestor_id',
      'mso_id',
      'reg_code',
      'domain_name',
      'noflash',
      'no_iframe',
      'redirect_url',
    ];
    const missingName = names.find((name) => !searchParams.get(name));
    if (missingName) return createError(400, `Required '${missingName}' is not present`);
    if ([...searchParams.keys()].at(-1) !== 'redirect_url')
      return createError(400, "'redirect_url' must be the last parameter");
    if (searchParams.get('requestor_id') !== requestorId) return createError(400, 'Unknown requestor');
    const code = searchParams.get('reg_code') ?? '';
    if (subscriber && !subscribers.authenticate(code, searchParams.get('mso_id') ?? '', subscriber))
      return createError(400, 'Unknown registration code');
    return { status: 302, headers: { location: searchParams.get('redirect_url') ?? '' } };
  }

  function readDevice({ searchParams }: URL): Reply {
    const device = subscribers.findDevice(searchParams.get('deviceId') ?? '');
    if (!device) return createError(404, 'Not Found');
    const { mvpd, expires } = device;
    const body = { requestor: requestorId, mvpd, userId: device.subscriber.userId, expires: String(expires) };
    return { status: 200, body };
  }

  function authorise({ searchParams }: URL): Reply {
    const device = subscribers.findDevice(searchParams.get('deviceId') ?? '');
    const resource = searchParams.get('resource') ?? '';
    if (!device) return createError(412, 'User not authenticated');
    const current = subscriber?.userId === device.subscriber.userId ? subscriber : device.subscriber;
    if (!(current.resources ?? ['lantern']).includes(resource))
      return createError(403, 'User not authorized');
    const { mvpd, expires } = device;
    return { status: 200, body: { mvpd, resource, requestor: requestorId, expires: String(expires) } };
  }

  function sendConfig({ origin }: URL): Reply {
    return configFormat === 'xml'
      ? {
          status: 200,
          headers: { 'content-type': 'application/xml' },
          body: createConfigXml(requestorId, origin),
        }
      : { status: 200, body: JSON.parse(createConfigJson(requestorId, origin)) };
  }

  function sendLogo(name: string): Reply {
    const logo = createLogo(name);
    return logo === undefined
      ? createError(404, 'Not Found')
      : { status: 200, headers: { 'content-type': 'image/svg+xml' }, body: logo };
  }

  /** The routes that need the access token of a client. */
  function handleAuthorised(request: IncomingMessage, url: URL): Reply {
    const token = request.headers.authorization?.replace(/^Bearer /, '') ?? '';
    if (!clients.isValidToken(token)) return createError(401, 'Unauthorized');
    if (url.pathname === `/reggie/v1/${requestorId}/regcode` && request.method === 'POST')
      return createCode(url);
    if (url.searchParams.get('requestor') !== requestorId) return createError(400, 'Unknown requestor');
    const code = /^\/api\/v1\/checkauthn\/(\w+)$/.exec(url.pathname)?.[1];
    if (code !== undefined)
      return subscribers.isAuthenticated(code) ? { status: 200 } : createError(403, 'Forbidden');
    if (url.pathname === '/api/v1/tokens/authn') return readDevice(url);
    if (url.pathname === '/api/v1/authorize') return authorise(url);
    return createError(404, 'Not Found');
  }

  async function route(request: IncomingMessage, url: URL): Promise<Reply> {
    const logoName = /^\/logos\/(\w+)\.svg$/.exec(url.pathname)?.[1];
    if (logoName !== undefined) return sendLogo(logoName);
    switch (`${request.method} ${url.pathname}`) {
      case 'POST /o/client/register':
        return register(request);
      case 'POST /o/client/token':
        return issueToken(request);
      case `GET /api/v1/config/${requestorId}`:
        return sendConfig(url);
      case 'GET /api/v1/authenticate':
        return authenticate(url);
      default:
        return handleAuthorised(request, url);
    }
  }

  return {
    setSubscriber: (newSubscriber: TvSubscriber | null) => {
      subscriber = newSubscriber;
    },
    setConfigFormat: (format: 'json' | 'xml') => {
      configFormat = format;
    },
    forgetDevices: subscribers.forgetDevices,
    async handle(request: IncomingMessage, response: ServerResponse, url: URL): Promise<void> {
      const { status, body, headers } = await route(request, url);
      response.writeHead(status, { 'content-type': 'application/json', ...headers });
      response.end(typeof body === 'string' || body === undefined ? body : JSON.stringify(body));
    },
  };
}
