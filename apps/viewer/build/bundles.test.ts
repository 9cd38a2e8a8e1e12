// Tests the chunks that a browser loads. Builds the viewer in memory twice: as it is, and with an additional
// page.
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import zlib from 'node:zlib';
import { build, type Plugin, type Rolldown } from 'vite';
import { afterAll, describe, expect, test, vi } from 'vitest';
import { getPage, pageKeys } from '../src/pages/page-table.ts';
import { byteBudgets } from './byte-budgets.ts';

const compressBrotli = promisify(zlib.brotliCompress);
const viewerDir = fileURLToPath(new URL('..', import.meta.url));
const entries = ['src/first-screen/first-screen.ts', 'src/entry-client.tsx'];

type Chunk = Rolldown.OutputChunk;

async function buildChunks(plugins: Plugin[] = []): Promise<ReadonlyMap<string, Chunk>> {
  const configFile = join(viewerDir, 'vite.config.ts');
  const result = await build({
    root: viewerDir,
    configFile,
    plugins,
    mode: 'production',
    logLevel: 'error',
    build: { write: false },
  });
  const { output } = result as Rolldown.RolldownOutput;
  const chunks = output.filter((file) => file.type === 'chunk');
  return new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
}

/** The chunks of source files and all chunks that these import statically. */
function collectStaticChunks(chunks: ReadonlyMap<string, Chunk>, modules: readonly string[]): Set<Chunk> {
  const staticChunks = new Set<Chunk>();
  const visit = (chunk: Chunk | undefined) => {
    if (!chunk || staticChunks.has(chunk)) return;
    staticChunks.add(chunk);
    for (const name of chunk.imports) visit(chunks.get(name));
  };
  for (const module of modules) visit(findChunk(chunks, module));
  return staticChunks;
}

function findChunk(chunks: ReadonlyMap<string, Chunk>, module: string): Chunk {
  const chunk = [...chunks.values()].find(({ facadeModuleId }) => facadeModuleId === join(viewerDir, module));
  if (!chunk) throw new Error(`No chunk has the entry module ${module}`);
  return chunk;
}

function listModules(chunks: Iterable<Chunk>): string[] {
  return [...chunks].flatMap(({ moduleIds }) => moduleIds.map((id) => id.replace(viewerDir, '')));
}

const compressedSizeByChunk = new WeakMap<Chunk, Promise<number>>();

async function sumCompressedBytes(chunks: Iterable<Chunk>): Promise<number> {
  const params = { [zlib.constants.BROTLI_PARAM_QUALITY]: 11, [zlib.constants.BROTLI_PARAM_LGWIN]: 22 };
  const sizes = [...chunks].map((chunk) => {
    const size =
      compressedSizeByChunk.get(chunk) ?? compressBrotli(chunk.code, { params }).then(({ length }) => length);
    compressedSizeByChunk.set(chunk, size);
    return size;
  });
  return (await Promise.all(sizes)).reduce((sum, bytes) => sum + bytes, 0);
}

/** A new page as a contributor would add it; no other page links to it. */
const additionalPage: Plugin = {
  name: 'additional-page',
  enforce: 'pre',
  resolveId: (source) =>
    /additional(-page\.ts|\.tsx)$/.test(source) ? join(viewerDir, 'src/pages', source) : null,
  load(id) {
    if (id.endsWith('additional.tsx'))
      return 'export default function Additional() { return "Additional page"; }';
    if (!id.endsWith('additional-page.ts')) return null;
    const component = join(viewerDir, 'src/pages/additional.tsx');
    return `export const additionalPage = { load: () => import('${component}'), module: 'additional.tsx' };`;
  },
  transform(code, id) {
    if (!id.endsWith('/page-table.ts')) return null;
    const table = code.replace('HOME: homePage', 'HOME: homePage, ADDITIONAL: additionalPage');
    return { code: `import { additionalPage } from 'additional-page.ts';\n${table}`, map: null };
  },
};

// Vitest sets another NODE_ENV, with which Vite would bundle the development build of libraries.
vi.stubEnv('NODE_ENV', 'production');
afterAll(() => vi.unstubAllEnvs());
const chunks = await buildChunks();
const initialChunks = collectStaticChunks(chunks, entries);

describe('first chunk', () => {
  test('contains home as its only page, and nothing from deferred folders', () => {
    const modules = listModules(initialChunks);
    expect(modules).toContain('src/entry-client.tsx');
    expect(modules.filter((id) => /^src\/pages\/(?!home\/)/.test(id))).toEqual([]);
    expect(modules.filter((id) => id.includes('/deferred/'))).toEqual([]);
  });

  test('imports no chunk that imports it back, so that each chunk runs before those that need it', () => {
    const [firstChunk] = [...initialChunks].filter(({ name }) => name === 'first-chunk');
    expect(
      firstChunk?.imports.filter((name) => chunks.get(name)?.imports.includes(firstChunk.fileName)),
    ).toEqual([]);
  });

  test('does not grow when a page is added', async () => {
    const chunksWithPage = await buildChunks([additionalPage]);
    const addedChunks = [...chunksWithPage.values()].filter(({ moduleIds }) =>
      moduleIds.some((id) => id.endsWith('additional.tsx')),
    );
    expect(addedChunks).toHaveLength(1);
    const listLengths = (chunks: Iterable<Chunk>) =>
      [...chunks].map(({ code }) => code.length).sort((size, otherSize) => size - otherSize);
    expect(listLengths(collectStaticChunks(chunksWithPage, entries))).toEqual(listLengths(initialChunks));
    expect(listModules(collectStaticChunks(chunksWithPage, entries))).toEqual(listModules(initialChunks));
  });
});

describe('page chunks', () => {
  test.each([...pageKeys, 'NOT_FOUND'] as const)('%s stays within its byte budget', async (key) => {
    const { module } = getPage(key === 'NOT_FOUND' ? null : key);
    const bytes = await sumCompressedBytes(collectStaticChunks(chunks, [...entries, module]));
    expect(bytes).toBeLessThanOrEqual(byteBudgets[key]);
  });

  test('export the component as default, because the document contains only their URL', () => {
    for (const key of pageKeys) {
      const { module } = getPage(key);
      expect(findChunk(chunks, module).exports, dirname(module)).toContain('default');
    }
  });

  test('home needs at most 115 KB until it is interactive', () => {
    expect(byteBudgets.HOME).toBeLessThanOrEqual(115_000);
    expect(byteBudgets.ROOT).toBe(byteBudgets.HOME);
  });
});

test('the first-screen script imports nothing and stays below 3 KB uncompressed', () => {
  const entryChunk = findChunk(chunks, entries[0] ?? '');
  expect(entryChunk.imports).toEqual([]);
  expect(entryChunk.code.length).toBeLessThan(3_000);
});
