// Administrators who need a second factor and have none are led to the account page, which adds it, before `/_admin/` opens.
import { buildHref } from '@matinee/rules';
import type { FastifyInstance } from 'fastify';
import type { RequestResolver } from '../../calls/index.ts';
import { choosePageLanguages } from '../page-language.ts';

export function redirectToSecondFactor(app: FastifyInstance, resolver: RequestResolver): void {
  app.addHook('onRequest', async (request, reply) => {
    if (!request.url.startsWith('/_admin/')) return undefined;
    const realm = resolver.findRealm(request);
    if (!realm) return undefined;
    const { lacksSecondFactor } = await resolver.findViewerByCookie(realm, request);
    if (!lacksSecondFactor) return undefined;
    const [language = realm.settings.defaultLanguage] = choosePageLanguages(realm, request);
    const path = buildHref({ route: 'ACCOUNT', params: {} }, { language });
    return reply.header('cache-control', 'no-store').redirect(`${path}#two-step-verification`, 302);
  });
}
