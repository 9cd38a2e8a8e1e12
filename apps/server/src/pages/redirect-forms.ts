// When the browser submits a form before the viewer's script runs, redirects it back to the page of the form,
// without reading its fields. A request that is not a form is meant for a call and has a wrong path.
import type { FastifyInstance } from 'fastify';

const maxBytes = 16_384;

const formType = 'application/x-www-form-urlencoded';

/** @param isPage whether a URL may be the URL of a page */
export function redirectForms(app: FastifyInstance, isPage: (url: string) => boolean): void {
  app.register(async (scope) => {
    scope.addContentTypeParser(
      formType,
      { parseAs: 'buffer', bodyLimit: maxBytes },
      (_request, _body, done) => done(null),
    );
    scope.post('/*', async ({ url, headers }, reply) =>
      headers['content-type']?.startsWith(formType) && isPage(url)
        ? reply.redirect(url, 303)
        : reply.callNotFound(),
    );
  });
}
