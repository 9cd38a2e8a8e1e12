// Debian and its kin, as root: programs are installed without asking. Elsewhere the operator is told how.
import { existsSync } from 'node:fs';
import { Fault } from './fault.mjs';
import { findProgram } from './paths.mjs';
import { runQuietly } from './run.mjs';
import { step } from './step.mjs';

const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };

/** Installs a Debian package, or throws a Fault that says how to get `what` on this system. */
export async function installWithApt(what, name, elsewhere) {
  const apt = findProgram('apt-get');
  if (!apt || process.getuid?.() !== 0)
    throw new Fault(`${what} is missing. ${advice(apt, name, elsewhere)}`);
  await step(`Installing ${what}`, async (tell) => {
    const install = () =>
      runQuietly(`apt-get install ${name}`, apt, ['install', '-y', '--no-install-recommends', name], {
        env,
        progress: /^(Get|Unpacking|Setting up)/,
        onProgress: (line) => tell(line.slice(0, 50)),
      });
    if (existsSync('/var/lib/apt/lists/lock')) {
      try {
        await install();
        return;
      } catch {
        // The lists may be older than the mirror.
      }
    }
    await runQuietly('apt-get update', apt, ['update'], { env });
    await install();
  });
}

function advice(apt, name, { brew, dnf, pacman, apk, winget, setting }) {
  const known = [
    [apt, `sudo apt-get install ${name}`],
    [process.platform === 'darwin' && brew, `brew install ${brew}`],
    [process.platform === 'win32' && winget, `winget install ${winget}`],
    [findProgram('dnf') && dnf, `sudo dnf install ${dnf}`],
    [findProgram('pacman') && pacman, `sudo pacman -S ${pacman}`],
    [findProgram('apk') && apk, `sudo apk add ${apk}`],
  ].find(([there]) => there);
  const first = known ? `Install it (${known[1]})` : 'Install it';
  return `${first}, or set ${setting}.`;
}
