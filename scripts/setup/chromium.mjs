import { existsSync } from 'node:fs';
import { installWithApt } from './apt.mjs';
import { findProgram, validateProgramSetting } from './paths.mjs';

/** The headless shell comes first: it needs a quarter less CPU than a complete Chromium. */
const programNames = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
];

const macPaths = [
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** The fallback fonts of the viewer are adjusted to Arial, whose widths Liberation has. */
const debianPackages = 'chromium-headless-shell fonts-liberation';

/** Package names of other package managers, and the setting that names an installed program. */
const alternatives = {
  brew: '--cask chromium',
  dnf: 'chromium',
  pacman: 'chromium',
  apk: 'chromium',
  winget: 'Google.Chrome',
  setting: 'CHROMIUM_PATH',
};

/** Returns the path of a Chromium for browser tests and benchmarks; installs one when none is found. */
export async function ensureChromium() {
  validateProgramSetting('CHROMIUM_PATH');
  const path = process.env.CHROMIUM_PATH || findChromium();
  if (path) return path;
  await installWithApt('Chromium', debianPackages, alternatives);
  return findChromium();
}

function findChromium() {
  return findProgram(...programNames) ?? macPaths.find((path) => existsSync(path));
}
