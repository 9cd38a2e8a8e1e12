// Builds the bare page and serves it compressed, as any good host would.
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { build } from 'vite';

export async function serveCardsPage(): Promise<{ url: string; close(): void }> {
  const here = new URL('.', import.meta.url).pathname;
  const folder = await mkdtemp(join(here, '.cards-'));
  const html =
    '<!doctype html><title>Cards</title><div id="root"></div><script type="module" src="/app.js"></script>';
  await writeFile(join(folder, 'entry.ts'), `import '${join(here, 'cards-page.tsx')}';`);
  await build({
    root: folder,
    logLevel: 'error',
    build: {
      outDir: 'out',
      rollupOptions: { input: join(folder, 'entry.ts'), output: { entryFileNames: 'app.js' } },
    },
  });
  const script = brotliCompressSync(await readFile(join(folder, 'out/app.js')));
  await rm(folder, { recursive: true });
  const server = createServer((request, response) => {
    if (request.url === '/app.js') {
      response.writeHead(200, { 'content-type': 'text/javascript', 'content-encoding': 'br' }).end(script);
    } else response.writeHead(200, { 'content-type': 'text/html' }).end(html);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const address = server.address();
  const port = address !== null && typeof address === 'object' ? address.port : 0;
  return { url: `http://127.0.0.1:${port}/`, close: () => server.close() };
}
