// Pages while somebody works on them: sources are transformed as they are asked for, and replaced while the page is
// open. Vite is loaded here only.
import middie from '@fastify/middie';
import type { PageRenderer } from '@matinee/contract';
import type { FastifyInstance } from 'fastify';
import type { ViteDevServer } from 'vite';
import type { PageSource } from './page-source.ts';

export async function openDevelopment(app: FastifyInstance, viewerDir: string): Promise<PageSource> {
  const { createServer } = await import('vite');
  const vite = await createServer({
    root: viewerDir,
    appType: 'custom',
    server: { middlewareMode: true, hmr: { server: app.server } },
  });
  await app.register(middie);
  app.use(vite.middlewares);
  app.addHook('onClose', () => vite.close());
  return {
    strict: false,
    renderer: async () => (await vite.ssrLoadModule('/src/entry-server.tsx')) as PageRenderer,
    filesOf: async () => ({
      scripts: ['/@vite/client', '/src/entry-development.ts'],
      later: [],
      styles: [{ text: await stylesOf(vite), from: [] }],
    }),
  };
}

/** The styles of everything that rendering has loaded, so that a page is not bare until its scripts run. */
async function stylesOf(vite: ViteDevServer): Promise<string> {
  const urls = [...vite.moduleGraph.idToModuleMap.values()]
    .map(({ url }) => url)
    .filter((url) => /\.css$/.test(url));
  const texts = urls.map(async (url) => {
    const module = await vite.ssrLoadModule(`${url}?inline`);
    return typeof module.default === 'string' ? module.default : '';
  });
  return (await Promise.all(texts)).join('');
}
