import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { fileLengths } from './file-lengths.ts';
import { importDirections } from './import-directions.ts';
import { labelLanguages } from './label-languages.ts';
import { labelUse } from './label-use.ts';

let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'matinee-checks-'));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

function write(files: Record<string, string>): void {
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  }
}

/** What is said of one file that imports the target, which is there. */
function verdict(file: string, target: string, statement = (path: string) => `import '${path}';`): string[] {
  const up = '../'.repeat(file.split('/').length - 1);
  const written = target.startsWith('@') ? target : `${up}${target}`;
  write({ [file]: statement(written) });
  if (!target.startsWith('@')) write({ [target]: '' });
  return importDirections(root).map(({ says }) => says);
}

const domains = 'apps/server/src/domains';

describe('an import is allowed', () => {
  test.each([
    ['packages/client/src/a.ts', '@matinee/contract'],
    ['packages/contract/src/a.ts', '@matinee/rules'],
    ['apps/server/src/domains/media/a.ts', '@matinee/media'],
    ['apps/viewer/src/pages/watch/page.tsx', 'apps/viewer/src/features/watch/player.tsx'],
    ['apps/viewer/src/features/watch/a.ts', '@matinee/player'],
    ['packages/client/src/a.test.ts', '@matinee/testing'],
    ['e2e/support/test.ts', '@matinee/testing'],
    [`${domains}/media/a.ts`, `${domains}/media/b.ts`],
    [`${domains}/playback/a.ts`, `${domains}/media/index.ts`],
    [`${domains}/media/a.ts`, 'apps/server/src/platform/jobs/index.ts'],
    ['apps/server/src/main/demo/seed-demo.ts', '@matinee/demo'],
    ['packages/demo/src/a.ts', '@matinee/media'],
    ['apps/server/src/main/build-app.ts', `${domains}/realm/index.ts`],
  ])('%s → %s', (file, target) => {
    expect(verdict(file, target)).toEqual([]);
  });
});

describe('an import breaks a wall', () => {
  test.each([
    ['packages/rules/src/a.ts', '@matinee/contract', 'packages/rules may not import packages/contract'],
    ['packages/player/src/a.ts', '@matinee/client', 'packages/player may not import packages/client'],
    ['packages/ui/src/a.tsx', '@matinee/contract', 'packages/ui may not import packages/contract'],
    ['packages/media/src/a.ts', '@matinee/contract', 'packages/media may not import packages/contract'],
    ['packages/client/src/a.ts', '@matinee/testing', 'only tests may import packages/testing'],
    [
      'apps/server/src/main/a.ts',
      'apps/viewer/src/b.ts',
      '../../../../apps/viewer/src/b.ts leaves apps/server',
    ],
    ['apps/server/src/platform/jobs/a.ts', `${domains}/realm/index.ts`, 'platform may not import domains'],
    ['apps/server/src/platform/jobs/a.ts', 'apps/server/src/main/config.ts', 'platform may not import main'],
    [`${domains}/realm/a.ts`, '@matinee/demo', 'only main/demo may import packages/demo'],
    ['apps/server/src/main/serve.ts', '@matinee/demo', 'only main/demo may import packages/demo'],
    [
      'packages/demo/src/a.ts',
      'apps/server/src/main/a.ts',
      '../../../apps/server/src/main/a.ts leaves packages/demo',
    ],
    [`${domains}/playback/a.ts`, `${domains}/media/b.ts`, 'the domain media is entered through its index.ts'],
    [
      'apps/server/src/main/a.ts',
      `${domains}/media/b.ts`,
      'the domain media is entered through its index.ts',
    ],
    [
      `${domains}/realm/a.ts`,
      `${domains}/media/index.ts`,
      'the domain realm may import only domains before it, not media',
    ],
    [
      `${domains}/zoo/a.ts`,
      `${domains}/realm/index.ts`,
      'the domain zoo has no place in the order of domains',
    ],
    [
      'apps/viewer/src/features/watch/a.ts',
      'apps/viewer/src/features/search/b.ts',
      'a feature may not import another feature',
    ],
    [
      'apps/viewer/src/features/watch/a.ts',
      'apps/viewer/src/pages/home/b.ts',
      'a feature may not import a page',
    ],
  ])('%s → %s', (file, target, says) => {
    expect(verdict(file, target)).toEqual([says]);
  });

  test('also by a type, a re-export or a late import', () => {
    for (const statement of [
      (path: string) => `import type { A } from '${path}';`,
      (path: string) => `export { a } from '${path}';`,
      (path: string) => `export * from '${path}';`,
      (path: string) => `const a = await import('${path}');`,
    ]) {
      expect(verdict('packages/rules/src/a.ts', '@matinee/contract', statement)).toHaveLength(1);
    }
  });
});

describe('an import is not as it is to be written', () => {
  test('without its extension, or to a file that is not there', () => {
    write({ 'packages/rules/src/a.ts': "import './b';\nimport './c.ts';", 'packages/rules/src/b.ts': '' });
    const says = importDirections(root).map((fault) => fault.says);
    expect(says).toEqual(['there is no file ./b', 'there is no file ./c.ts']);
  });

  test('of a package that its package.json does not name', () => {
    write({
      'packages/rules/package.json': '{ "dependencies": { "zod": "1.0.0" } }',
      'packages/rules/src/a.ts': "import 'zod';\nimport 'zod/mini';\nimport 'node:fs';\nimport 'left-pad';",
    });
    expect(importDirections(root).map(({ says }) => says)).toEqual([
      'the package left-pad is not among the dependencies of packages/rules',
    ]);
  });
});

describe('a circle', () => {
  test('of files is found', () => {
    const folder = 'packages/rules/src';
    write({
      [`${folder}/a.ts`]: "import './b.ts';",
      [`${folder}/b.ts`]: "import './c.ts';",
      [`${folder}/c.ts`]: "import './a.ts';",
    });
    const [fault] = importDirections(root);
    expect(fault?.says).toContain(`${folder}/a.ts → ${folder}/b.ts → ${folder}/c.ts → ${folder}/a.ts`);
  });

  test('of types alone is none: they are gone when it runs', () => {
    write({
      'packages/rules/src/a.ts': "import type { B } from './b.ts';",
      'packages/rules/src/b.ts': "import { a } from './a.ts';",
    });
    expect(importDirections(root)).toEqual([]);
  });
});

test('a file of more than 400 lines needs a reason at its head', () => {
  const long = 'x;\n'.repeat(401);
  write({
    'packages/rules/src/long.ts': long,
    'packages/rules/src/excused.ts': `// Long because it is one table.\n${long}`,
    'packages/rules/src/short.ts': 'x;\n'.repeat(400),
  });
  expect(fileLengths(root).map(({ file }) => file)).toEqual(['packages/rules/src/long.ts']);
});

test('a label that a language lacks, or fills in differently, is found', () => {
  const folder = 'apps/server/src/domains/realm/labels';
  write({
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
  expect(labelLanguages(root).map(({ says }) => says)).toEqual([
    'lacks play',
    'has old, which en.json has not',
    'fills in other things for by than en.json',
  ]);
});

test('a label that is asked for and missing, or there and not asked for, is found', () => {
  write({
    'apps/server/src/domains/realm/labels/en.json': JSON.stringify({
      play: 'Play',
      old: 'Old',
      purchase: 'Buy',
    }),
    'apps/viewer/src/a.tsx': "label('play'); label(done ? 'ended' : 'begun');",
    'packages/player/src/labels.ts': "export const playerLabelKeys = ['play', 'pause'] as const;",
    'packages/rules/src/badges.ts': "return level === 'DENIED' ? 'purchase' : null;",
  });
  expect(labelUse(root).map(({ says }) => says.replace(/, which.*/, ''))).toEqual([
    'asks for the label ended',
    'asks for the label begun',
    'needs the label pause',
    'has old',
  ]);
});
