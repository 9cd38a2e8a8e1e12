// Pages in development: Vite transforms the viewer's sources on request and updates open pages.
import middie from '@fastify/middie';
import type { PageRenderer } from '@matinee/contract';
import type { FastifyInstance } from 'fastify';
import type { ViteDevServer } from 'vite';
import type { PageSource } from './page-source.ts';

export async function createDevelopmentPageSource(
  app: FastifyInstance,
  viewerDir: string,
): Promise<PageSource> {
  // Vite takes longer to load than the server, which starts meanwhile. Requests wait for Vite.
  const viteStart = startVite(app, viewerDir);
  await app.register(middie);
  app.use((request, response, next) => {
    viteStart.then((vite) => vite.middlewares(request, response, next), next);
  });
  // Before the HTTP server closes, because it waits for the pages' WebSocket connections to Vite.
  app.addHook('preClose', async () => (await viteStart).close());
  return {
    hasContentSecurityPolicy: false,
    getRenderer: async () => (await (await viteStart).ssrLoadModule('/src/entry-server.tsx')) as PageRenderer,
    collectPageFiles: async ([module]) => ({
      scripts: ['/@vite/client', '/src/entry-development.ts'],
      deferredScripts: [],
      pageScript: `/${module}`,
      styles: [{ text: await collectStyles(await viteStart), fileUrls: [] }],
    }),
  };
}

async function startVite(app: FastifyInstance, root: string): Promise<ViteDevServer> {
  const { createServer } = await import('vite');
  return createServer({
    root,
    appType: 'custom',
    server: { middlewareMode: true, hmr: { server: app.server } },
  });
}

/** The styles of every module that rendering has loaded, so that the page has styles before its scripts run. */
async function collectStyles(vite: ViteDevServer): Promise<string> {
  const urls = [...vite.moduleGraph.idToModuleMap.values()]
    .map(({ url }) => url)
    .filter((url) => /\.css$/.test(url));
  const texts = urls.map(async (url) => {
    const module = await vite.ssrLoadModule(`${url}?inline`);
    return typeof module.default === 'string' ? module.default : '';
  });
  return (await Promise.all(texts)).join('');
}
