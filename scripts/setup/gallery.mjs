import { ensurePackages } from './packages.mjs';
import { resolveInRoot } from './paths.mjs';
import { runInTerminal } from './run.mjs';
import { reportErrors } from './setup-error.mjs';

/** Serves the gallery of components until the process is interrupted. */
export function serveGallery() {
  return reportErrors(async () => {
    await ensurePackages();
    process.exitCode = await runInTerminal(resolveInRoot('node_modules', '.bin', 'vite'), [
      '--config',
      resolveInRoot('apps', 'viewer', 'gallery', 'vite.config.ts'),
    ]);
  });
}
