// The named grid of the realm file. A separate file, so that journeys do not load the server's code, which takes long.
import type { RealmFileInput } from '@matinee/contract';

/** Number of titles of the grid `mesas`. */
export const mesaCount = 140;

export const grids = [
  { key: 'mesas', title: { en: 'Mesas', es: 'Mesetas', ar: 'هضاب' }, tag: 'mesa', sort: 'title' },
] satisfies RealmFileInput['grids'];
