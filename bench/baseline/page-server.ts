// Builds a page from one source file and serves it, with its script compressed.
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { build } from 'vite';

export interface PageServer {
  url: string;
  close(): void;
}

export async function servePage(sourceFileName: string): Promise<PageServer> {
  const currentFolder = fileURLToPath(new URL('.', import.meta.url));
  const folder = await mkdtemp(join(currentFolder, '.page-'));
  await writeFile(join(folder, 'entry.ts'), `import ${JSON.stringify(join(currentFolder, sourceFileName))};`);
  await build({
    root: folder,
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': JSON.stringify('production') },
    build: {
      outDir: 'out',
      cssCodeSplit: false,
      rollupOptions: {
        input: join(folder, 'entry.ts'),
        output: {
          entryFileNames: 'app.js',
          chunkFileNames: '[name].js',
          assetFileNames: 'app[extname]',
          codeSplitting: false,
        },
      },
    },
  });
  const [script = '', styles = ''] = await Promise.all(
    ['app.js', 'app.css'].map((file) => readFile(join(folder, 'out', file), 'utf8').catch(() => '')),
  );
  await rm(folder, { recursive: true });
  const compressedScript = brotliCompressSync(script);
  const html = `<!doctype html><title>Baseline</title><style>${styles}</style><div id="root"></div><script type="module" src="/app.js"></script>`;
  const server = createServer((request, response) => {
    if (request.url === '/app.js') {
      response
        .writeHead(200, { 'content-type': 'text/javascript', 'content-encoding': 'br' })
        .end(compressedScript);
    } else if (request.url?.startsWith('/?') || request.url === '/')
      response.writeHead(200, { 'content-type': 'text/html' }).end(html);
    else response.writeHead(404).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = address !== null && typeof address === 'object' ? address.port : 0;
  return { url: `http://127.0.0.1:${port}/`, close: () => server.close() };
}
