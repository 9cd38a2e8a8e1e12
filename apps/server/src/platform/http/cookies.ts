// One cookie read and one written at a time; nothing else of the cookie header is of interest.
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ReplyFacts, RequestFacts } from './call-context.ts';

export function cookieOf(request: FastifyRequest, name: string): string | undefined {
  const header = request.headers.cookie;
  if (!header) return undefined;
  for (const pair of header.split(';')) {
    const equals = pair.indexOf('=');
    if (equals > 0 && pair.slice(0, equals).trim() === name) return pair.slice(equals + 1).trim();
  }
  return undefined;
}

/** Cookies that scripts cannot read and other sites cannot make anyone send with a form. */
export function replyFacts(reply: FastifyReply, facts: RequestFacts): ReplyFacts {
  const attributes = () =>
    `Path=/; HttpOnly; SameSite=Lax${facts.origin.startsWith('https:') ? '; Secure' : ''}`;
  return {
    setCookie(name, value, { maxAge }) {
      reply.header('set-cookie', `${name}=${value}; Max-Age=${maxAge}; ${attributes()}`);
    },
    clearCookie(name) {
      reply.header('set-cookie', `${name}=; Max-Age=0; ${attributes()}`);
    },
  };
}
