// A form that the browser sends by itself, because the viewer's script is not there yet, leads back to its page. What was
// in it is not read.
import type { FastifyInstance } from 'fastify';

const mostBytes = 16_384;

/** @param isPage whether an address may be one of a page */
export function redirectForms(app: FastifyInstance, isPage: (url: string) => boolean): void {
  app.register(async (scope) => {
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'buffer', bodyLimit: mostBytes },
      (_request, _body, done) => done(null),
    );
    scope.post('/*', async ({ url }, reply) =>
      isPage(url) ? reply.redirect(url, 303) : reply.callNotFound(),
    );
  });
}
