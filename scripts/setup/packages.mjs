// Runs `npm ci` when the installed packages differ from the lockfile.
import { existsSync, readFileSync } from 'node:fs';
import { withLock } from './lock.mjs';
import { getSystemPath, node, resolveInRoot } from './paths.mjs';
import { showProgress } from './progress.mjs';
import { runQuietly } from './run.mjs';
import { SetupError } from './setup-error.mjs';

/** Installs the packages unless they match the lockfile; returns true if it has installed them. */
export async function ensurePackages() {
  if (isInstalled()) return false;
  await showProgress('Installing packages', (setDetail) =>
    withLock('packages', async () => {
      // Another process may have installed them while this one waited for the lock.
      if (isInstalled()) return;
      const { command, args } = getNpmCommand();
      let fetchedCount = 0;
      await runQuietly('npm ci', command, [...args, 'ci', '--no-audit', '--no-fund', '--loglevel=http'], {
        env: { ...process.env, PATH: getSystemPath() },
        shell: process.platform === 'win32',
        progressPattern: /http fetch/,
        onProgress() {
          fetchedCount += 1;
          setDetail(`${fetchedCount} fetched`);
        },
      });
    }),
  );
  if (!existsSync(node)) {
    throw new SetupError(
      'npm did not install Node 26: allow install scripts (npm config get ignore-scripts) and run npm ci.',
    );
  }
  return true;
}

/** Compares the lockfile with the one that npm writes into node_modules at the end of an installation. */
function isInstalled() {
  if (!existsSync(node)) return false;
  const lockedPackages = readPackages(resolveInRoot('package-lock.json'));
  const installedPackages = readPackages(resolveInRoot('node_modules', '.package-lock.json'));
  if (!lockedPackages || !installedPackages) return false;
  return Object.entries(lockedPackages).every(([path, { version, link, optional }]) => {
    if (!path.includes('node_modules/')) return true;
    const installedPackage = installedPackages[path];
    // npm skips optional packages for other platforms. A program that lacks one which it needs reports that itself.
    if (!installedPackage) return optional === true;
    return link === true || installedPackage.version === version;
  });
}

function readPackages(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8')).packages;
  } catch {
    return undefined;
  }
}

/** Returns the running npm under the system's Node, because `npm ci` replaces the Node in node_modules. */
function getNpmCommand() {
  const { npm_execpath: cli, npm_node_execpath: systemNode } = process.env;
  if (cli?.endsWith('.js') && systemNode && !systemNode.includes('node_modules')) {
    return { command: systemNode, args: [cli] };
  }
  return { command: 'npm', args: [] };
}
