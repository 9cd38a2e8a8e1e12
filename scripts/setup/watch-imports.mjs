// Restarts the server of `npm run dev` when a file changes that it imported or reads. The viewer's sources
// reload in the browser without a restart.
import { existsSync, readdirSync, watch } from 'node:fs';
import { join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { resolveInRoot, root } from './paths.mjs';

const debounceMs = 100;
/** Migrations and labels, which the server reads without importing them. */
const readFilePattern = /\.(sql|json)$/;

/** The interface through which `supervise` restarts the server on changes. */
export function createImportWatcher() {
  let importedPaths = new Set();
  let previousImportedPaths = new Set();
  let isDown = false;

  /** A server that is down may wait for a file that it could not find, so any source restarts it. */
  function isRelevant(file) {
    if (isDown && /\.ts$/.test(file) && !/\.test\.ts$/.test(file)) return true;
    if (importedPaths.has(file) || previousImportedPaths.has(file)) return true;
    return readFilePattern.test(file) && file.startsWith(resolveInRoot('apps/server'));
  }

  return {
    isRelevant,
    flags: ['--import', pathToFileURL(resolveInRoot('scripts/setup/report-imports.mjs')).href],
    onLaunch() {
      previousImportedPaths = importedPaths;
      importedPaths = new Set();
      isDown = false;
    },
    onMessage(message) {
      if (message?.type === 'imported') importedPaths.add(message.file);
      if (message?.type === 'serving') previousImportedPaths = new Set();
    },
    onCrash() {
      isDown = true;
    },
    watch(restart) {
      let timer;
      for (const folder of listSourceFolders()) {
        watch(folder, { recursive: true }, (_event, name) => {
          if (!name || !isRelevant(join(folder, name))) return;
          clearTimeout(timer);
          timer = setTimeout(() => {
            console.log(`${relative(root, join(folder, name))} changed: restarting the server`);
            restart();
          }, debounceMs);
        });
      }
    },
  };
}

function listSourceFolders() {
  const packages = readdirSync(resolveInRoot('packages')).map((name) =>
    resolveInRoot('packages', name, 'src'),
  );
  const folders = [resolveInRoot('apps/server/src'), resolveInRoot('apps/server/db'), ...packages];
  return folders.filter((folder) => existsSync(folder));
}
