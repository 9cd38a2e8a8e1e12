// Installs what the lockfile says, when what is installed is something else.
import { existsSync, readFileSync } from 'node:fs';
import { Fault } from './fault.mjs';
import { inRoot, node, systemPath } from './paths.mjs';
import { runQuietly } from './run.mjs';
import { step } from './step.mjs';
import { inTurn } from './turn.mjs';

/** Answers whether anything had to be installed. */
export async function ensurePackages() {
  if (isInstalled()) return false;
  await step('Installing packages', (tell) =>
    inTurn('packages', async () => {
      // Somebody else may have done it while we waited.
      if (isInstalled()) return;
      const env = { ...process.env, PATH: systemPath() };
      const { command, args } = npm();
      const all = [...args, 'ci', '--no-audit', '--no-fund', '--loglevel=http'];
      let fetched = 0;
      await runQuietly('npm ci', command, all, {
        env,
        shell: process.platform === 'win32',
        progress: /http fetch/,
        onProgress() {
          fetched += 1;
          tell(`${fetched} fetched`);
        },
      });
    }),
  );
  if (!existsSync(node)) {
    throw new Fault(
      'npm did not install Node 26: allow install scripts (npm config get ignore-scripts) and run npm ci.',
    );
  }
  return true;
}

/** npm keeps a lockfile of what it installed last, written when all is in place. */
function isInstalled() {
  if (!existsSync(node)) return false;
  const wanted = packagesIn(inRoot('package-lock.json'));
  const present = packagesIn(inRoot('node_modules', '.package-lock.json'));
  if (!wanted || !present) return false;
  return Object.entries(wanted).every(([path, { version, link, optional }]) => {
    if (!path.includes('node_modules/')) return true;
    const there = present[path];
    // What is made for other machines is left out; should one for this machine be missing, its user says so.
    if (!there) return optional === true;
    return link === true || there.version === version;
  });
}

function packagesIn(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8')).packages;
  } catch {
    return undefined;
  }
}

/** The npm that runs us, by the system's Node: the one in node_modules is about to be replaced. */
function npm() {
  const { npm_execpath: cli, npm_node_execpath: system } = process.env;
  if (cli?.endsWith('.js') && system && !system.includes('node_modules'))
    return { command: system, args: [cli] };
  return { command: 'npm', args: [] };
}
