import type { FastifyReply } from 'fastify';
import type { RequestInfo, ResponseCookies } from './request-info.ts';

/** Sets cookies that scripts cannot read and that other sites cannot send with a form. */
export function createResponseCookies(reply: FastifyReply, requestInfo: RequestInfo): ResponseCookies {
  const createAttributes = () =>
    ({
      path: '/',
      httpOnly: true,
      sameSite: 'lax',
      secure: requestInfo.origin.startsWith('https:'),
    }) as const;
  return {
    setCookie: (name, value, { maxAge }) =>
      void reply.setCookie(name, value, { ...createAttributes(), maxAge }),
    clearCookie: (name) => void reply.clearCookie(name, createAttributes()),
  };
}
