import type { FastifyReply, FastifyRequest } from 'fastify';
import type { RequestInfo, ResponseCookies } from './request-info.ts';

/** Parses the header only when a cookie is read: most calls read none. */
export function readCookie({ headers, server }: FastifyRequest, name: string): string | undefined {
  return headers.cookie === undefined ? undefined : server.parseCookie(headers.cookie)[name];
}

/** Sets cookies that scripts cannot read and that other sites cannot send with a form. */
export function createResponseCookies(reply: FastifyReply, requestInfo: RequestInfo): ResponseCookies {
  const formatAttributes = () =>
    ({
      path: '/',
      httpOnly: true,
      sameSite: 'lax',
      secure: requestInfo.origin.startsWith('https:'),
    }) as const;
  return {
    setCookie: (name, value, { maxAge }) =>
      void reply.setCookie(name, value, { ...formatAttributes(), maxAge }),
    clearCookie: (name) => void reply.clearCookie(name, formatAttributes()),
  };
}
