import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ReplyFacts, RequestInfo } from './request-info.ts';

/** Parses the header only when a cookie is read: most calls read none. */
export function readCookie({ headers, server }: FastifyRequest, name: string): string | undefined {
  return headers.cookie === undefined ? undefined : server.parseCookie(headers.cookie)[name];
}

/** Sets cookies that scripts cannot read and that other sites cannot send with a form. */
export function replyFacts(reply: FastifyReply, facts: RequestInfo): ReplyFacts {
  const attributes = () =>
    ({ path: '/', httpOnly: true, sameSite: 'lax', secure: facts.origin.startsWith('https:') }) as const;
  return {
    setCookie: (name, value, { maxAge }) => void reply.setCookie(name, value, { ...attributes(), maxAge }),
    clearCookie: (name) => void reply.clearCookie(name, attributes()),
  };
}
