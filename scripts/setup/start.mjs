import { buildStale } from './build.mjs';
import { checkSurroundings } from './early-checks.mjs';
import { orSayWhy } from './fault.mjs';
import { ensureFfmpeg } from './ffmpeg.mjs';
import { ensurePackages } from './packages.mjs';
import { supervise } from './supervise.mjs';
import { watchSources } from './watch-sources.mjs';

export function start({ dev }) {
  return orSayWhy(async () => {
    await checkSurroundings();
    await ensurePackages();
    await ensureFfmpeg();
    if (!dev) await buildStale();
    const code = await supervise(dev ? { env: { MATINEE_DEV: '1' }, onRestart: watchSources } : {});
    process.exit(code);
  });
}
