// Serves the gallery: `npm run gallery`. Not part of the viewer's build.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { serveArtwork } from '@matinee/ui/gallery/serve-artwork';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), serveArtwork(), serveLabels()],
});

const labelsFolder = join(import.meta.dirname, '../../server/src/domains/realm/labels');

/** Serves the label sets of the server, which pages receive in the document otherwise. */
function serveLabels(): Plugin {
  return {
    name: 'serve-labels',
    configureServer(server) {
      server.middlewares.use('/labels', async (request, response) => {
        const [, language] = /^\/([a-z]+)\.json$/.exec(request.url ?? '') ?? [];
        const labels = language && (await readFile(join(labelsFolder, `${language}.json`)).catch(() => null));
        response.writeHead(labels ? 200 : 404, { 'content-type': 'application/json' }).end(labels);
      });
    },
  };
}
