import { describe, expect, test } from 'vitest';
import { checkBoundaries } from './boundaries.ts';
import { createFileTree, linkPackage } from './create-file-tree.ts';

const packages = ['rules', 'contract', 'client', 'ui', 'bridge', 'player', 'media', 'demo', 'testing'];
const domains = 'apps/server/src/domains';
const viewer = 'apps/viewer/src';

/** Creates a workspace with an empty file in each package, plus these files. */
function createWorkspace(files: Record<string, string>): string {
  const root = createFileTree({
    ...Object.fromEntries(
      packages.flatMap((name) => [
        [`packages/${name}/package.json`, `{ "name": "@matinee/${name}", "exports": "./src/index.ts" }`],
        [`packages/${name}/src/index.ts`, 'export {};'],
      ]),
    ),
    'apps/server/package.json': '{ "name": "@matinee/server" }',
    'apps/viewer/package.json': '{ "name": "@matinee/viewer" }',
    ...files,
  });
  for (const name of packages) linkPackage(root, `@matinee/${name}`, `packages/${name}`);
  return root;
}

interface Import {
  file: string;
  /** Package name or file path that the import names; the test creates it. */
  target: string;
  createStatement?: (path: string) => string;
}

/** Returns, for each import in order, the names of the rules that it violates. */
async function findBrokenRules(imports: readonly Import[]): Promise<string[][]> {
  const importingFiles = imports.map(
    ({ file, target, createStatement = (path) => `import '${path}';` }, index) => {
      const rootPrefix = '../'.repeat(file.split('/').length - 1);
      const uniqueFile = file.replace(/\b(?=(\.test)?\.tsx?$)/, String(index));
      return [
        uniqueFile,
        createStatement(target.startsWith('@') ? target : `${rootPrefix}${target}`),
      ] as const;
    },
  );
  const targets = imports.filter(({ target }) => !target.startsWith('@')).map(({ target }) => [target, '']);
  const issues = await checkBoundaries(
    createWorkspace({ ...Object.fromEntries(targets), ...Object.fromEntries(importingFiles) }),
  );
  return importingFiles.map(([file]) =>
    issues
      .filter((issue) => issue.file === file)
      .map(getRule)
      .sort(),
  );
}

function getRule({ message }: { message: string }): string {
  return /\(([a-z-]+): /.exec(message)?.[1] ?? message;
}

test('reports no issue for allowed imports', async () => {
  const imports = [
    ['packages/contract/src/a.ts', '@matinee/rules'],
    ['packages/client/src/a.ts', '@matinee/contract'],
    ['packages/player/src/a.ts', '@matinee/rules'],
    ['packages/player/src/a.ts', '@matinee/bridge'],
    ['packages/client/src/a.test.ts', '@matinee/testing'],
    ['e2e/journey.ts', '@matinee/testing'],
    ['bench/api.ts', '@matinee/demo'],
    [`${domains}/media/a.ts`, '@matinee/media'],
    [`${domains}/media/a.ts`, `${domains}/media/b.ts`],
    [`${domains}/playback/a.ts`, `${domains}/media/index.ts`],
    [`${domains}/realm/a.test.ts`, `${domains}/media/b.ts`],
    [`${domains}/media/a.ts`, 'apps/server/src/platform/jobs/index.ts'],
    ['apps/server/src/main/build-app.ts', `${domains}/realm/index.ts`],
    ['apps/server/src/main/start-roles.ts', 'apps/server/src/main/demo/index.ts'],
    ['apps/server/src/main/demo/seed-demo.ts', '@matinee/demo'],
    [`${viewer}/features/watch/a.ts`, '@matinee/player'],
    [`${viewer}/app/router.tsx`, `${viewer}/pages/home/page.tsx`],
    [`${viewer}/pages/watch/page.tsx`, `${viewer}/features/watch/player.tsx`],
    [`${viewer}/features/watch/a.ts`, `${viewer}/entities/title/a.ts`],
    [`${viewer}/entities/title/a.ts`, `${viewer}/shared/paging/a.ts`],
    [`${viewer}/shared/paging/a.ts`, `${viewer}/shared/errors/a.ts`],
  ].map(([file = '', target = '']) => ({ file, target }));
  const brokenRules = await findBrokenRules(imports);
  expect(imports.filter((_, index) => brokenRules[index]?.length)).toEqual([]);
});

test('reports the violated rules of forbidden imports', async () => {
  const cases = [
    ['packages/rules/src/a.ts', '@matinee/contract', 'rules-imports'],
    ['packages/contract/src/a.ts', '@matinee/client', 'contract-imports'],
    ['packages/client/src/a.ts', '@matinee/ui', 'client-imports'],
    ['packages/ui/src/a.tsx', '@matinee/contract', 'ui-imports'],
    ['packages/bridge/src/a.ts', '@matinee/rules', 'bridge-imports'],
    ['packages/player/src/a.ts', '@matinee/client', 'player-imports'],
    ['packages/media/src/a.ts', '@matinee/contract', 'media-imports'],
    ['packages/demo/src/a.ts', '@matinee/ui', 'demo-imports'],
    ['packages/testing/src/a.ts', '@matinee/player', 'testing-imports'],
    [`${domains}/realm/a.ts`, '@matinee/client', 'server-imports'],
    [`${viewer}/shared/a.ts`, '@matinee/media', 'viewer-imports'],
    ['apps/console/src/a.ts', '@matinee/player', 'console-imports'],
    ['packages/client/src/a.ts', '@matinee/testing', 'testing-in-tests'],
    [`${domains}/realm/a.ts`, '@matinee/demo', 'demo-from-main'],
    ['apps/server/src/main/start-roles.ts', '@matinee/demo', 'demo-from-main'],
    ['apps/server/src/main/start-roles.ts', 'apps/server/src/main/demo/seed-demo.ts', 'demo-on-demand'],
    ['apps/server/src/platform/jobs/a.ts', 'apps/server/src/main/config.ts', 'platform-without-domains'],
    [`${domains}/realm/a.ts`, 'apps/server/src/main/config.ts', 'domains-without-main'],
    [`${domains}/playback/a.ts`, `${domains}/media/b.ts`, 'domain-entry'],
    ['apps/server/src/main/a.ts', `${domains}/media/b.ts`, 'domain-entry-from-outside'],
    [`${domains}/realm/a.ts`, `${domains}/media/index.ts`, 'domain-order-realm'],
    [`${domains}/people/a.ts`, `${domains}/pages/index.ts`, 'domain-order-people'],
    [`${domains}/zoo/a.ts`, `${domains}/realm/index.ts`, 'domain-without-position'],
    [`${viewer}/pages/home/a.tsx`, `${viewer}/app/router.tsx`, 'viewer-pages-layer'],
    [`${viewer}/features/watch/a.ts`, `${viewer}/pages/home/b.ts`, 'viewer-features-layer'],
    [`${viewer}/entities/title/a.ts`, `${viewer}/features/watch/b.ts`, 'viewer-entities-layer'],
    [`${viewer}/shared/paging/a.ts`, `${viewer}/entities/title/b.ts`, 'viewer-shared-layer'],
    [`${viewer}/pages/home/a.ts`, `${viewer}/pages/watch/b.ts`, 'viewer-slices'],
    [`${viewer}/features/watch/a.ts`, `${viewer}/features/search/b.ts`, 'viewer-slices'],
    [`${viewer}/entities/title/a.ts`, `${viewer}/entities/person/b.ts`, 'viewer-slices'],
    ['packages/client/src/a.ts', 'packages/contract/src/b.ts', 'packages-by-name'],
    ['apps/server/src/main/a.ts', `${viewer}/b.ts`, 'packages-by-name server-imports'],
    [`${viewer}/a.ts`, 'apps/server/src/main/b.ts', 'packages-by-name viewer-imports'],
    ['apps/server/src/platform/jobs/a.ts', `${domains}/realm/index.ts`, 'platform-without-domains'],
    ['apps/server/src/calls/a.ts', `${domains}/realm/index.ts`, 'calls-without-domains'],
  ].map(([file = '', target = '', rules = '']) => ({ file, target, rules }));
  const brokenRules = await findBrokenRules(cases);
  const casesWithBrokenRules = cases.map((boundaryCase, index) => ({
    ...boundaryCase,
    rules: brokenRules[index]?.join(' '),
  }));
  expect(casesWithBrokenRules).toEqual(cases);
});

test('treats type imports, re-exports and dynamic imports as imports', async () => {
  const imports = [
    (path: string) => `import type { A } from '${path}';`,
    (path: string) => `export { a } from '${path}';`,
    (path: string) => `export * from '${path}';`,
    (path: string) => `const a = await import('${path}');`,
  ].map((createStatement) => ({
    file: 'packages/rules/src/a.ts',
    target: '@matinee/contract',
    createStatement,
  }));
  expect(await findBrokenRules(imports)).toEqual(imports.map(() => ['rules-imports']));
});

describe('no-missing-file', () => {
  test('reports a file that does not exist and a missing extension', async () => {
    const issues = await checkBoundaries(
      createWorkspace({
        'packages/rules/src/a.ts': "import './b';\nimport './c.ts';",
        'packages/rules/src/b.ts': 'export {};',
      }),
    );
    expect(issues.map(({ message }) => message.split(' (')[0])).toEqual(['imports ./b', 'imports ./c.ts']);
  });

  test('accepts built files, which exist only after a build', async () => {
    expect(
      await checkBoundaries(createWorkspace({ 'apps/viewer/src/a.ts': "import '../dist/b.js';" })),
    ).toEqual([]);
  });
});

test('no-undeclared-package reports a package missing from package.json', async () => {
  const installedPackages = ['zod', 'left-pad'].flatMap((name) => [
    [`node_modules/${name}/package.json`, `{ "name": "${name}", "main": "./index.js" }`],
    [`node_modules/${name}/index.js`, ''],
  ]);
  const issues = await checkBoundaries(
    createWorkspace({
      ...Object.fromEntries(installedPackages),
      'packages/rules/package.json': '{ "name": "@matinee/rules", "dependencies": { "zod": "1.0.0" } }',
      'packages/rules/src/a.ts': "import 'zod';\nimport 'node:fs';\nimport 'left-pad';",
      'packages/rules/src/a.test.ts': "import 'left-pad';",
    }),
  );
  expect(issues.map(getRule)).toEqual(['no-undeclared-package']);
});

describe('no-cycles', () => {
  test('reports a cycle with the names of all its files', async () => {
    const folder = 'packages/rules/src';
    const [issue] = await checkBoundaries(
      createWorkspace({
        [`${folder}/a.ts`]: "import './b.ts';",
        [`${folder}/b.ts`]: "import './c.ts';",
        [`${folder}/c.ts`]: "import './a.ts';",
      }),
    );
    expect(issue?.message).toContain(`${folder}/b.ts → ${folder}/c.ts → ${folder}/a.ts`);
    expect(issue?.message).toContain('no-cycles');
  });

  test('reports a cycle of type imports', async () => {
    const issues = await checkBoundaries(
      createWorkspace({
        'packages/rules/src/a.ts': "import type { B } from './b.ts';",
        'packages/rules/src/b.ts': "import { a } from './a.ts';",
      }),
    );
    expect(issues.map(getRule)).toEqual(['no-cycles']);
  });
});
