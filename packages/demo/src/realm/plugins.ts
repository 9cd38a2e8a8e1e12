// The plugin of the demo realm.

import { readFileSync } from 'node:fs';
import type { RealmFileInput } from '@matinee/contract';
import { localise } from '../localise.ts';

const readPluginHtml = (name: string): string =>
  readFileSync(new URL(`./plugins/${name}.html`, import.meta.url), 'utf8');

export const demoPlugins = [
  {
    id: 'which-film',
    title: localise('What shall we watch?', '¿Qué vemos?', 'O que vamos ver?', 'ماذا نشاهد؟'),
    html: readPluginHtml('which-film'),
    height: 560,
  },
] satisfies RealmFileInput['plugins'];
