// The HTTP server without routes: timeouts, size limits, request ids and error responses.
import cookies from '@fastify/cookie';
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import { customAlphabet } from 'nanoid';
import { refuse } from '../errors/index.ts';
import type { Log } from '../log/index.ts';
import { handleErrors, sendRefusal } from './error-responses.ts';
import { addSecurityHeaders, allowOrigins, getSecurityHeaders, refuseAmbiguousHosts } from './security.ts';

export interface AppOptions {
  log: Log;
  /** Addresses or networks of proxies whose X-Forwarded-* headers are trusted. */
  trustProxy: readonly string[];
  corsOrigins?: readonly string[];
  /** The address at which viewers reach the service. */
  publicUrl?: string | undefined;
}

const seconds = 1000;
const requestIdPrefix = customAlphabet('0123456789abcdefghijklmnopqrstuvwxyz', 12)();
const requestIdPattern = /^[A-Za-z0-9._-]{8,64}$/;

let requestCount = 0;

/** Unique and short. It is not secret: knowing an id gives no access. */
function createRequestId(): string {
  requestCount++;
  return `${requestIdPrefix}${requestCount.toString(36).padStart(8, '0')}`;
}

export function createApp({ log, trustProxy, corsOrigins = [], publicUrl }: AppOptions): FastifyInstance {
  const isHttps = publicUrl?.startsWith('https:') ?? false;
  const app: FastifyInstance = Fastify({
    loggerInstance: log as FastifyBaseLogger,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: trustProxy.length > 0 ? [...trustProxy] : false,
    bodyLimit: 256 * 1024,
    // Keys such as `__proto__` would change the prototype of an object into which a handler copies the body.
    onProtoPoisoning: 'error',
    onConstructorPoisoning: 'error',
    // Together with connectionsCheckingInterval, the server closes a slow connection after at most 30
    // seconds.
    requestTimeout: 25 * seconds,
    keepAliveTimeout: 72 * seconds,
    // Closes a connection on which no byte moves, such as that of a client which does not read its response.
    connectionTimeout: 120 * seconds,
    forceCloseConnections: 'idle',
    return503OnClosing: true,
    routerOptions: { maxParamLength: 300, ignoreTrailingSlash: false },
    http: {
      headersTimeout: 15 * seconds,
      connectionsCheckingInterval: 5 * seconds,
      maxHeaderSize: 16 * 1024,
    },
    // Errors of the framework before it finds a route, such as a malformed path. No hook runs for them.
    frameworkErrors: (error, request, reply) => {
      reply.header('x-request-id', request.id).headers(getSecurityHeaders(isHttps));
      return sendRefusal(reply, refuse('badRequest', undefined, [error.message]));
    },
    // A logger per request would cost more than a small call; log lines contain the request id instead.
    childLoggerFactory: (logger) => logger,
    genReqId: (request) => {
      const clientRequestId = request.headers['x-request-id'];
      return typeof clientRequestId === 'string' && requestIdPattern.test(clientRequestId)
        ? clientRequestId
        : createRequestId();
    },
  });
  addSecurityHeaders(app, isHttps);
  refuseAmbiguousHosts(app);
  allowOrigins(app, corsOrigins);
  app.register(cookies, { hook: false });
  handleErrors(app);
  if (trustProxy.length === 0) warnOfUntrustedProxy(app, log);
  return app;
}

/** Behind a proxy that is not in TRUST_PROXY, all viewers share one address and its limits. */
function warnOfUntrustedProxy(app: FastifyInstance, log: Log): void {
  let hasWarned = false;
  app.addHook('onRequest', (request, _reply, done) => {
    if (!hasWarned && request.headers['x-forwarded-for'] !== undefined) {
      hasWarned = true;
      log.warn({ peer: request.ip }, 'a request came through a proxy that is not in TRUST_PROXY');
    }
    done();
  });
}
