// Where the Chromium is that tests, benchmarks and pictures use. Commands of the repository put one in place and name it
// in CHROMIUM_PATH; whoever starts a test alone has it on the PATH.
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** A browser test that finds no browser fails: left out, it would say that all is well. */
export function chromiumPath({ CHROMIUM_PATH, PATH = '' }: NodeJS.ProcessEnv = process.env): string {
  const folders = PATH.split(delimiter).filter((folder) => folder !== '');
  const onPath = names.flatMap((name) => folders.map((folder) => join(folder, name)));
  const found = CHROMIUM_PATH ? [CHROMIUM_PATH].find(isProgram) : onPath.find(isProgram);
  if (found) return found;
  throw new Error(
    CHROMIUM_PATH
      ? `CHROMIUM_PATH names ${CHROMIUM_PATH}, which cannot be run.`
      : 'There is no Chromium on the PATH. Install it, or name one in CHROMIUM_PATH.',
  );
}
