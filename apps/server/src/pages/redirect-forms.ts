// Redirects a form that the browser submits before the viewer's script runs back to its page, without reading
// its fields.
import type { FastifyInstance } from 'fastify';

const mostBytes = 16_384;

/** @param isPage whether a URL may be one of a page */
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
