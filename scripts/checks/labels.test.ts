import { expect, test } from 'vitest';
import { createFileTree } from './create-file-tree.ts';
import { checkLabelTranslations } from './label-translations.ts';
import { checkLabelUse } from './label-use.ts';

const folder = 'apps/server/src/domains/realm/labels';

test('checkLabelTranslations reports missing labels and different arguments', () => {
  const root = createFileTree({
    [`${folder}/en.json`]: JSON.stringify({
      play: 'Play',
      left: '{count, plural, =0 {Today} one {# day} other {# days with {name}}} left',
      by: 'by {name}',
    }),
    [`${folder}/es.json`]: JSON.stringify({
      left: 'Faltan {count, plural, =0 {Hoy} other {# días con {name}}}',
      by: 'de {names}',
      old: 'Viejo',
    }),
  });
  expect(checkLabelTranslations(root).map(({ message }) => message)).toEqual([
    'lacks the label play',
    'has the label old, which en.json lacks',
    'has other arguments for by than en.json',
  ]);
});

test('checkLabelUse reports used labels that do not exist, and unused labels', () => {
  const root = createFileTree({
    [`${folder}/en.json`]: JSON.stringify({ play: 'Play', old: 'Old', purchase: 'Buy' }),
    'apps/viewer/src/a.tsx': "label('play'); label(done ? 'ended' : 'running');",
    'packages/player/src/labels.ts': "export const playerLabelKeys = ['play', 'pause'] as const;",
    'packages/rules/src/badges.ts': "return level === 'DENIED' ? 'purchase' : null;",
  });
  expect(checkLabelUse(root).map(({ message }) => message.replace(/, which.*/, ''))).toEqual([
    'uses the label ended',
    'uses the label running',
    'uses the label pause',
    'has the label old',
  ]);
});
