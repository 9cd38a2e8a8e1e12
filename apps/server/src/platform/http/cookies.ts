import type { FastifyReply } from 'fastify';
import { getCookieName, type RequestInfo, type ResponseCookies } from './request-info.ts';

/** Sets cookies that scripts cannot read and that browsers do not send with a POST from another site. */
export function createResponseCookies(reply: FastifyReply, requestInfo: RequestInfo): ResponseCookies {
  const createAttributes = () =>
    ({
      path: '/',
      httpOnly: true,
      sameSite: 'lax',
      secure: requestInfo.isSecure,
    }) as const;
  const getName = (name: string) => getCookieName(name, requestInfo.isSecure);
  return {
    setCookie: (name, value, { maxAge }) =>
      void reply.setCookie(getName(name), value, { ...createAttributes(), maxAge }),
    clearCookie: (name) => void reply.clearCookie(getName(name), createAttributes()),
  };
}
