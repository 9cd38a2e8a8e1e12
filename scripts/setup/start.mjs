import { buildOutdatedApps } from './build.mjs';
import { ensureBubblewrap, ensureFfmpeg } from './ffmpeg.mjs';
import { ensurePackages } from './packages.mjs';
import { runPreflightChecks } from './preflight.mjs';
import { reportErrors } from './setup-error.mjs';
import { supervise } from './supervise.mjs';
import { createImportWatcher } from './watch-imports.mjs';

/** Starts the service; with `dev` it serves the viewer's sources and reloads on changes. */
export function start({ dev }) {
  return reportErrors(async () => {
    await runPreflightChecks();
    await ensurePackages();
    await ensureFfmpeg();
    await ensureBubblewrap();
    if (!dev) await buildOutdatedApps();
    const code = await supervise(
      dev ? { env: { MATINEE_DEV: '1' }, importWatcher: createImportWatcher() } : {},
    );
    process.exit(code);
  });
}
