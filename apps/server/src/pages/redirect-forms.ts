// Redirects a form that the browser submits before the viewer's script runs back to its page, without reading
// its fields.
import type { FastifyInstance } from 'fastify';

const maxBytes = 16_384;

/** @param isPage whether a URL may be the URL of a page */
export function redirectForms(app: FastifyInstance, isPage: (url: string) => boolean): void {
  app.register(async (scope) => {
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'buffer', bodyLimit: maxBytes },
      (_request, _body, done) => done(null),
    );
    scope.post('/*', async ({ url }, reply) =>
      isPage(url) ? reply.redirect(url, 303) : reply.callNotFound(),
    );
  });
}
