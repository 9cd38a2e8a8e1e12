import { buildOutdatedApps } from '../setup/build.mjs';
import { ensureBubblewrap, ensureFfmpeg } from '../setup/ffmpeg.mjs';
import { ensurePackages } from '../setup/packages.mjs';
import { findMemoryFolder, node, resolveInRoot } from '../setup/paths.mjs';
import { runInTerminal } from '../setup/run.mjs';
import { reportErrors } from '../setup/setup-error.mjs';

/** Removes the security guards with these ids one by one (without ids: all), and checks that the test of each fails. */
export function proveGuards(ids) {
  return reportErrors(async () => {
    await ensurePackages();
    await ensureFfmpeg();
    await ensureBubblewrap();
    await buildOutdatedApps();
    // The child restores the file that it has changed.
    process.on('SIGINT', () => {});
    const memoryFolder = process.env.TMPDIR ? undefined : findMemoryFolder();
    process.exitCode = await runInTerminal(node, [resolveInRoot('scripts/mutate/main.ts'), ...ids], {
      ...(memoryFolder && { TMPDIR: memoryFolder }),
    });
  });
}
