// Preloaded into the server by `npm run dev`: sends the supervisor the path of each source file
// that the server imports.
import { registerHooks } from 'node:module';
import { fileURLToPath } from 'node:url';

registerHooks({
  load(url, context, nextLoad) {
    if (url.startsWith('file:') && !url.includes('/node_modules/')) {
      process.send?.({ type: 'imported', file: fileURLToPath(url.replace(/[?#].*$/, '')) });
    }
    return nextLoad(url, context);
  },
});
