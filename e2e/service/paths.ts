// Where the services of the journeys have their things, and what runs them.
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../../', import.meta.url));
export const node = join(root, 'node_modules/.bin/node');

/** Of one run; it goes after the last journey. */
const dirOfRun = (): string => process.env.JOURNEYS_DIR ?? '';

/** What every service begins with. */
export const filledFolder = (): string => join(dirOfRun(), 'filled');

export const dataFolderOf = (worker: number): string => join(dirOfRun(), `service-${worker}`);
