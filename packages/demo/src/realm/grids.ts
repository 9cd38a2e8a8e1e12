// The named grids of the demo realm.

import type { RealmFileInput } from '@matinee/contract';
import { localise } from '../localise.ts';

export const demoGrids = [
  {
    key: 'short-films',
    title: localise('Short and strange', 'Breve y extraño', 'Curto e estranho', 'قصير وغريب'),
    types: ['VIDEO'],
    genre: 'experimental',
  },
  {
    key: 'free',
    title: localise('Free to watch', 'Gratis', 'Grátis', 'للمشاهدة مجاناً'),
    access: 'open',
    sort: 'title',
  },
  {
    key: 'premium',
    title: localise(
      'With Lanterna Premium',
      'Con Lanterna Premium',
      'Com a Lanterna Premium',
      'مع لانتيرنا بريميوم',
    ),
    access: 'licence',
    sort: 'title',
  },
] satisfies RealmFileInput['grids'];
