// Serves the viewer's pages on every path except those of the API, images, media, assets and plugin frames.
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findVideoPath } from '@matinee/rules';
import type { FastifyInstance } from 'fastify';
import type { BuiltApp } from '../main/build-app.ts';
import { isApiPath } from '../platform/http/index.ts';
import { registerAdminMail } from './admin-mail/admin-mail.routes.ts';
import { redirectToSecondFactor } from './admin-mail/redirect-to-second-factor.ts';
import { registerAppleReturn } from './apple-return.ts';
import { serveAssets } from './assets.ts';
import { registerPageForms } from './page-forms.ts';
import { choosePageLanguages, readLinkLanguage, setLanguageCookie } from './page-language.ts';
import { createPageLoader } from './page-loader.ts';
import { createBuildPageSource, type PageSource } from './page-source.ts';
import { sendFallback, sendPage, sendPageError } from './send-page.ts';
import { serveSiteFiles } from './site-files.ts';
import { serveSitemap } from './sitemap/sitemap.routes.ts';

const viewerDir = fileURLToPath(new URL('../../../viewer/', import.meta.url));
/** Browsers treat the text after two slashes as a host, so such a path is not a page. */
const doubleSlashPattern = /^\/[/\\]/;
const nonPagePathPattern = /^\/(images|media|assets|plugin-frames)(\/|$)/;

export async function servePages(app: FastifyInstance, builtApp: BuiltApp): Promise<void> {
  const { services, resolver } = builtApp;
  const source = services.config.dev
    ? await loadDevelopmentPageSource(app)
    : await createBuildPageSource(viewerDir);
  const pageLoader = createPageLoader(builtApp, source);

  if (!services.config.dev) serveAssets(app, join(viewerDir, 'dist/client/assets'));
  serveSiteFiles(app, builtApp);
  serveSitemap(app, builtApp, async () => (await source.getRenderer()).pageKeys);

  const canBePage = (url: string) => !isApiPath(url) && !nonPagePathPattern.test(url);
  registerAppleReturn(app);
  redirectToSecondFactor(app, resolver);
  registerAdminMail(app, builtApp);
  const isPage = (url: string) => canBePage(url) && !doubleSlashPattern.test(url);
  registerPageForms(app, { resolver, pageLoader, isPage });

  app.get('/*', async (request, reply) => {
    if (!canBePage(request.url)) return reply.callNotFound();
    const realm = resolver.findRealm(request);
    if (!realm) return sendFallback(reply, 'noRealm');
    if (doubleSlashPattern.test(request.url)) return sendFallback(reply, 'noPage');
    try {
      const chosenLanguage = readLinkLanguage(realm, request);
      if (chosenLanguage) setLanguageCookie(reply, chosenLanguage);
      const languages = choosePageLanguages(realm, request);
      const videoPath = findVideoPath(request.url, { languages });
      if (videoPath) return reply.redirect(videoPath, 301);
      return await sendPage(reply, await pageLoader.load({ request, realm, languages }));
    } catch (error) {
      return sendPageError(reply, error);
    }
  });
}

async function loadDevelopmentPageSource(app: FastifyInstance): Promise<PageSource> {
  const { createDevelopmentPageSource } = await import('./development.ts');
  return createDevelopmentPageSource(app, viewerDir);
}
