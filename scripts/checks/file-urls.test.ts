import { expect, test } from 'vitest';
import { createFileTree } from './create-file-tree.ts';
import { checkFileUrls } from './file-urls.ts';

test('checkFileUrls reports the pathname of a file URL, and accepts fileURLToPath', () => {
  const url = "new URL('..', import.meta.url)";
  const root = createFileTree({
    'scripts/encoded.mjs': `const root = ${url}.${'pathname'};`,
    'scripts/decoded.mjs': `const root = fileURLToPath(${url});`,
    'scripts/request.mjs': 'const { pathname } = new URL(request.url, origin);',
  });
  expect(checkFileUrls(root).map(({ file }) => file)).toEqual(['scripts/encoded.mjs']);
});
