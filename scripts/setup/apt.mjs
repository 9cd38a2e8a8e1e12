// Installs Debian packages as root on Debian and its derivatives; otherwise the error explains how to install the
// program.
import { existsSync } from 'node:fs';
import { findProgram } from './paths.mjs';
import { showProgress } from './progress.mjs';
import { runQuietly } from './run.mjs';
import { SetupError } from './setup-error.mjs';

const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };

/**
 * Installs Debian packages; `debianPackages` are their names, separated by spaces. Throws a SetupError with instructions when `program` cannot be
 * installed on this system; `alternatives` are the other ways to install it.
 */
export async function installWithApt(program, debianPackages, alternatives) {
  const apt = findProgram('apt-get');
  if (!apt || process.getuid?.() !== 0) {
    throw new SetupError(`${program} is missing. ${describeInstallation(apt, debianPackages, alternatives)}`);
  }
  await showProgress(`Installing ${program}`, async (setDetail) => {
    const install = () =>
      runQuietly(`apt-get install ${debianPackages}`, apt, createAptArguments(debianPackages), {
        env,
        progressPattern: /^(Get|Unpacking|Setting up)/,
        onProgress: (line) => setDetail(line.slice(0, 50)),
      });
    if (existsSync('/var/lib/apt/lists/lock')) {
      try {
        await install();
        return;
      } catch {
        // The package lists may be older than the mirror.
      }
    }
    await runQuietly('apt-get update', apt, ['update'], { env });
    await install();
  });
}

const createAptArguments = (debianPackages) => [
  'install',
  '-y',
  '--no-install-recommends',
  ...debianPackages.split(' '),
];

function describeInstallation(apt, debianPackages, { brew, dnf, pacman, apk, winget, setting }) {
  const commands = [
    [apt, `sudo apt-get install ${debianPackages}`],
    [process.platform === 'darwin' && brew, `brew install ${brew}`],
    [process.platform === 'win32' && winget, `winget install ${winget}`],
    [findProgram('dnf') && dnf, `sudo dnf install ${dnf}`],
    [findProgram('pacman') && pacman, `sudo pacman -S ${pacman}`],
    [findProgram('apk') && apk, `sudo apk add ${apk}`],
  ];
  const command = commands.find(([isAvailable]) => isAvailable)?.[1];
  return `${command ? `Install it (${command})` : 'Install it'}, or set ${setting}.`;
}
