// Apple sends the browser back with a POST request from its own site, so the request has no cookies of this service. The
// redirect opens the page that finishes the sign-in.
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { refuse } from '../platform/errors/index.ts';
import { sendRefusal } from '../platform/http/index.ts';

const returnPath = '/oauth/apple';
const formType = 'application/x-www-form-urlencoded';
const maxBytes = 16_384;

const returnedUser = z.object({
  name: z.object({ firstName: z.string().optional(), lastName: z.string().optional() }),
});

export function registerAppleReturn(app: FastifyInstance): void {
  app.register(async (scope) => {
    scope.addContentTypeParser(formType, { parseAs: 'string', bodyLimit: maxBytes }, (_request, body, done) =>
      done(null, new URLSearchParams(String(body))),
    );
    scope.post(returnPath, async ({ body }, reply) => {
      if (!(body instanceof URLSearchParams)) return sendRefusal(reply, refuse('badRequest'));
      const query = new URLSearchParams();
      for (const name of ['code', 'state', 'error']) {
        const value = body.get(name);
        if (value !== null) query.set(name, value);
      }
      const personName = readName(body.get('user'));
      if (personName) query.set('name', personName);
      return reply
        .header('cache-control', 'no-store')
        .header('referrer-policy', 'no-referrer')
        .redirect(`${returnPath}?${query}`, 303);
    });
  });
}

const maxNameLength = 100;

/** The name that the person has entered at Apple, who sends it only with the first return. */
function readName(user: string | null): string {
  try {
    const { firstName = '', lastName = '' } = returnedUser.parse(JSON.parse(user ?? '')).name;
    return `${firstName} ${lastName}`.trim().slice(0, maxNameLength);
  } catch {
    return '';
  }
}
