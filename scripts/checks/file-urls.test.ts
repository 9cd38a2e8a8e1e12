import { expect, test } from 'vitest';
import { checkFileUrls } from './file-urls.ts';
import { createTree } from './test-tree.ts';

test('checkFileUrls reports the pathname of a file URL, and accepts fileURLToPath', () => {
  const url = "new URL('..', import.meta.url)";
  const root = createTree({
    'scripts/encoded.mjs': `const root = ${url}.${'pathname'};`,
    'scripts/decoded.mjs': `const root = fileURLToPath(${url});`,
    'scripts/request.mjs': 'const { pathname } = new URL(request.url, origin);',
  });
  expect(checkFileUrls(root).map(({ file }) => file)).toEqual(['scripts/encoded.mjs']);
});
