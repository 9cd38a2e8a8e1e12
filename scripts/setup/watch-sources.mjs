// For `npm run dev`: tells when the server's sources change. The viewer's reload by themselves.
import { existsSync, readdirSync, watch } from 'node:fs';
import { join } from 'node:path';
import { inRoot } from './paths.mjs';

const settleMs = 150;

export function watchSources(changed) {
  const packages = readdirSync(inRoot('packages')).map((name) => inRoot('packages', name, 'src'));
  const folders = [inRoot('apps/server/src'), inRoot('apps/server/db'), ...packages];
  let timer;
  for (const folder of folders.filter((path) => existsSync(path))) {
    watch(folder, { recursive: true }, (_event, file) => {
      if (!file || !/\.(ts|sql|json)$/.test(join(folder, file)) || file.endsWith('.test.ts')) return;
      clearTimeout(timer);
      timer = setTimeout(changed, settleMs);
    });
  }
}
