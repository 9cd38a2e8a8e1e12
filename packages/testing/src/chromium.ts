// Finds the Chromium for tests, benchmarks and screenshots: the one in CHROMIUM_PATH, which commands of the repository
// install and set, or else one on the PATH.
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

/** The headless shell comes first: it needs a quarter less CPU than a complete Chromium. */
const programNames = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
];

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** Throws when no Chromium is found: a skipped browser test would look like a passed one. */
export function findChromium({ CHROMIUM_PATH, PATH = '' }: NodeJS.ProcessEnv = process.env): string {
  const folders = PATH.split(delimiter).filter((folder) => folder !== '');
  const programPaths = programNames.flatMap((name) => folders.map((folder) => join(folder, name)));
  const chromiumPath = CHROMIUM_PATH ? [CHROMIUM_PATH].find(isProgram) : programPaths.find(isProgram);
  if (chromiumPath) return chromiumPath;
  throw new Error(
    CHROMIUM_PATH
      ? `CHROMIUM_PATH names ${CHROMIUM_PATH}, which cannot be run.`
      : 'There is no Chromium on the PATH. Install it, or name one in CHROMIUM_PATH.',
  );
}

/** Returns the options with which Playwright launches Chromium. `allowsAutoplay` lets films start with sound. */
export function createLaunchOptions({ allowsAutoplay = false } = {}): {
  executablePath: string;
  args: string[];
} {
  return {
    executablePath: findChromium(),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-background-networking',
      // Text has the same width on every machine.
      '--font-render-hinting=none',
      ...(allowsAutoplay ? ['--autoplay-policy=no-user-gesture-required'] : []),
    ],
  };
}
