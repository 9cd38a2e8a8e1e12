// Builds each app with a `build` script when its sources differ from those of its last build.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { withLock } from './lock.mjs';
import { createLocalEnvironment, resolveInRoot } from './paths.mjs';
import { showProgress } from './progress.mjs';
import { runQuietly } from './run.mjs';

const ignoredNames = new Set(['node_modules', 'dist', 'coverage']);

export async function buildOutdatedApps() {
  for (const app of readdirSync(resolveInRoot('apps'))) {
    const command = readScripts(app).build;
    if (!command) continue;
    const fingerprintFile = resolveInRoot('apps', app, 'dist', '.fingerprint');
    if (isUpToDate(fingerprintFile, app)) continue;
    await showProgress(`Building the ${app}`, () =>
      withLock(`build-${app}`, async () => {
        const fingerprint = computeFingerprint(app);
        if (isUpToDate(fingerprintFile, app)) return;
        await runQuietly(`Building the ${app}`, command, [], {
          cwd: resolveInRoot('apps', app),
          env: createLocalEnvironment(),
          shell: true,
        });
        writeFileSync(fingerprintFile, fingerprint);
      }),
    );
  }
}

function isUpToDate(fingerprintFile, app) {
  return existsSync(fingerprintFile) && readFileSync(fingerprintFile, 'utf8') === computeFingerprint(app);
}

function readScripts(app) {
  const file = resolveInRoot('apps', app, 'package.json');
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')).scripts ?? {}) : {};
}

/** Hashes file contents instead of times, because a checkout changes times without changing files. */
function computeFingerprint(app) {
  const hash = createHash('sha256');
  hash.update(readFileSync(resolveInRoot('package-lock.json')));
  for (const folder of [resolveInRoot('apps', app), resolveInRoot('packages')]) addFolder(hash, folder);
  return hash.digest('hex');
}

function addFolder(hash, folder) {
  const entries = readdirSync(folder, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1));
  for (const entry of entries) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) {
      if (!ignoredNames.has(entry.name)) addFolder(hash, path);
    } else if (entry.isFile() && !/\.test\.tsx?$/.test(entry.name)) {
      hash.update(`\0${path}\0`).update(readFileSync(path));
    }
  }
}
