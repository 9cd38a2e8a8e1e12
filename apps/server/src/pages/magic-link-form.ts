// Signs in with the form of the magic-link page where scripts are disabled. The response sets the cookie with which the
// server renders documents.
import { buildHref } from '@matinee/rules';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { CallContext } from '../calls/index.ts';
import type { BuiltApp } from '../main/build-app.ts';
import { isRefusal, refuse } from '../platform/errors/index.ts';
import { createResponseCookies, LazyRequestInfo, sendRefusal } from '../platform/http/index.ts';
import { choosePageLanguages } from './page-language.ts';

const formPath = '/login/magic-link';
const formType = 'application/x-www-form-urlencoded';
const maxBytes = 4_096;

type MagicLinkApp = Pick<BuiltApp, 'services' | 'resolver' | 'invoke' | 'cursors'>;

export function registerMagicLinkForm(app: FastifyInstance, builtApp: MagicLinkApp): void {
  const { services, resolver, invoke, cursors } = builtApp;
  app.register(async (scope) => {
    scope.addContentTypeParser(formType, { parseAs: 'string', bodyLimit: maxBytes }, (_request, body, done) =>
      done(null, new URLSearchParams(String(body))),
    );
    scope.post(formPath, async (request, reply) => {
      const realm = resolver.findRealm(request);
      if (!realm) return sendRefusal(reply, refuse('unknownRealm'));
      // Another site could sign the viewer in to an account of its own.
      if (!isSameOrigin(request) || !(request.body instanceof URLSearchParams))
        return sendRefusal(reply, refuse('badRequest'));
      const languages = choosePageLanguages(realm, request);
      const [language = realm.settings.defaultLanguage] = languages;
      const requestInfo = new LazyRequestInfo(request, services.config.publicUrl);
      const context: CallContext = {
        realm,
        viewer: await resolver.findViewerByCookie(realm, request),
        language,
        languages,
        now: services.clock.now(),
        requestId: request.id,
        db: services.db,
        cursors,
        request: requestInfo,
        responseCookies: createResponseCookies(reply, requestInfo),
      };
      const token = request.body.get('token') ?? '';
      const result = await invoke('signInWithMagicLink', { body: { token } }, context);
      const page = isRefusal(result)
        ? ({ route: 'MAGIC_LINK', params: {}, query: { error: 'failedToMagicLogin' } } as const)
        : ({ route: 'HOME', params: {} } as const);
      return reply.header('cache-control', 'no-store').redirect(buildHref(page, { language }), 303);
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
