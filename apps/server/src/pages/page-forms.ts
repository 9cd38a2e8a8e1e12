// Forms that the browser sends itself: scripts are disabled, or the viewer's code could not be loaded. The renderer submits
// the form with in-process calls. The browser then goes to another page, or gets the page of the form with its errors.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { RequestResolver } from '../calls/index.ts';
import { refuse } from '../platform/errors/index.ts';
import { sendRefusal } from '../platform/http/index.ts';
import { choosePageLanguages } from './page-language.ts';
import type { PageLoader } from './page-loader.ts';
import { sendPage, sendPageError } from './send-page.ts';

const maxBytes = 16_384;

const formType = 'application/x-www-form-urlencoded';

export interface PageFormOptions {
  resolver: RequestResolver;
  pageLoader: PageLoader;
  /** Whether a URL may be the URL of a page. */
  isPage: (url: string) => boolean;
}

export function registerPageForms(
  app: FastifyInstance,
  { resolver, pageLoader, isPage }: PageFormOptions,
): void {
  const submitForm = async (
    request: FastifyRequest,
    reply: FastifyReply,
    fields: URLSearchParams,
  ): Promise<unknown> => {
    const realm = resolver.findRealm(request);
    if (!realm) return sendRefusal(reply, refuse('unknownRealm'));
    const input = { request, realm, languages: choosePageLanguages(realm, request) };
    // The page ignores the fields of a form that it does not have.
    if (!(await pageLoader.hasForm(input))) return reply.redirect(request.url, 303);
    // Another site could sign the viewer in to an account of its own, or change the account of the viewer.
    if (!isSameOrigin(request)) return sendRefusal(reply, refuse('badRequest'));
    reply.header('cache-control', 'no-store');
    const outcome = await pageLoader.submitForm({ ...input, reply, fields });
    if ('redirectPath' in outcome) return reply.redirect(outcome.redirectPath, 303);
    return sendPage(reply, await pageLoader.load({ ...input, form: outcome }));
  };

  app.register(async (scope) => {
    scope.addContentTypeParser(formType, { parseAs: 'string', bodyLimit: maxBytes }, (_request, body, done) =>
      done(null, new URLSearchParams(String(body))),
    );
    scope.post('/*', async (request, reply) => {
      // A request that is not a form is meant for a call and has a wrong path.
      if (!(request.body instanceof URLSearchParams) || !isPage(request.url)) return reply.callNotFound();
      try {
        return await submitForm(request, reply, request.body);
      } catch (error) {
        return sendPageError(reply, error);
      }
    });
  });
}

/** Browsers without Sec-Fetch-Site send the header Origin with a POST. */
function isSameOrigin({ headers, host }: FastifyRequest): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site === 'same-origin';
  const { origin } = headers;
  return origin !== undefined && URL.canParse(origin) && new URL(origin).host === host;
}
