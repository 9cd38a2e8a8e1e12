// Builds what is stale: each app with a `build` script, when what it is made of differs from what it was made of last.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { inRoot, localEnvironment } from './paths.mjs';
import { runQuietly } from './run.mjs';
import { step } from './step.mjs';
import { inTurn } from './turn.mjs';

const notSource = new Set(['node_modules', 'dist', 'coverage']);

export async function buildStale() {
  for (const app of readdirSync(inRoot('apps'))) {
    const command = scriptsOf(app).build;
    if (!command) continue;
    const stamp = inRoot('apps', app, 'dist', '.made-of');
    if (isFresh(stamp, app)) continue;
    await step(`Building the ${app}`, () =>
      inTurn(`build-${app}`, async () => {
        const made = fingerprint(app);
        if (isFresh(stamp, app)) return;
        await runQuietly(`Building the ${app}`, command, [], {
          cwd: inRoot('apps', app),
          env: localEnvironment(),
          shell: true,
        });
        writeFileSync(stamp, made);
      }),
    );
  }
}

function isFresh(stamp, app) {
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === fingerprint(app);
}

function scriptsOf(app) {
  const file = inRoot('apps', app, 'package.json');
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')).scripts ?? {}) : {};
}

/** By content, not by time: a checkout touches files without changing them. */
function fingerprint(app) {
  const hash = createHash('sha256');
  hash.update(readFileSync(inRoot('package-lock.json')));
  for (const folder of [inRoot('apps', app), inRoot('packages')]) addFolder(hash, folder);
  return hash.digest('hex');
}

function addFolder(hash, folder) {
  const entries = readdirSync(folder, { withFileTypes: true }).sort((one, other) =>
    one.name < other.name ? -1 : 1,
  );
  for (const entry of entries) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) {
      if (!notSource.has(entry.name)) addFolder(hash, path);
    } else if (entry.isFile() && !/\.test\.tsx?$/.test(entry.name)) {
      hash.update(`\0${path}\0`).update(readFileSync(path));
    }
  }
}
