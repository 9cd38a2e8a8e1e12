// Reads the build manifest: the script that starts the viewer, and the styles and chunks of each page.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

interface Chunk {
  file: string;
  css?: string[];
  imports?: string[];
}

export interface BuildFiles {
  /** URL of the small script that waits for the first screen. */
  firstScript: string;
  /** URL of the script that starts the viewer. */
  script: string;
  /** Chunks that this script imports statically. */
  chunks: readonly string[];
  /** Styles that all pages share. */
  styles: readonly StyleFile[];
  /** Additional files of lazily loaded modules. The first module is the page's component. */
  listFilesOfModules(modules: readonly string[]): {
    pageScript: string;
    styles: StyleFile[];
    chunks: string[];
  };
}

export interface StyleFile {
  url: string;
  text: string;
}

/** @param clientDir the folder of the browser build */
export async function readBuild(clientDir: string): Promise<BuildFiles> {
  const text = await readFile(join(clientDir, '.vite/manifest.json'), 'utf8');
  const manifest: Record<string, Chunk> = JSON.parse(text);
  const firstScreenChunk = manifest['src/first-screen/first-screen.ts'];
  const entryName = 'src/entry-client.tsx';
  const entry = manifest[entryName];
  if (!firstScreenChunk || !entry) throw new Error(`The build in ${clientDir} is not complete`);

  const entryChunkNames = listChunksWithImports(manifest, [entryName]);
  const buildUrl = (file: string) => `/${file}`;
  const readStyles = async (file: string): Promise<[string, StyleFile]> => [
    file,
    { url: buildUrl(file), text: await readFile(join(clientDir, file), 'utf8') },
  ];
  const stylesByFile = new Map(
    await Promise.all(listStyleFiles(manifest, Object.keys(manifest)).map(readStyles)),
  );
  const readChunkStyles = (names: readonly string[]) =>
    listStyleFiles(manifest, names).flatMap((file) => stylesByFile.get(file) ?? []);
  return {
    firstScript: buildUrl(firstScreenChunk.file),
    script: buildUrl(entry.file),
    chunks: listChunkFiles(manifest, entryChunkNames)
      .filter((file) => file !== entry.file)
      .map(buildUrl),
    styles: readChunkStyles(entryChunkNames),
    listFilesOfModules: (modules) => {
      const page = manifest[modules[0] ?? ''];
      if (!page) throw new Error(`The build has no page for ${modules[0]}`);
      const lazyChunkNames = listChunksWithImports(manifest, modules).filter(
        (name) => !entryChunkNames.includes(name),
      );
      return {
        pageScript: buildUrl(page.file),
        styles: readChunkStyles(lazyChunkNames),
        chunks: listChunkFiles(manifest, lazyChunkNames).map(buildUrl),
      };
    },
  };
}

/** Names of these chunks and of all chunks that they import statically. */
function listChunksWithImports(manifest: Record<string, Chunk>, names: readonly string[]): string[] {
  const visitedNames = new Set<string>();
  const visit = (name: string) => {
    const chunk = manifest[name];
    if (!chunk || visitedNames.has(name)) return;
    visitedNames.add(name);
    chunk.imports?.forEach(visit);
  };
  names.forEach(visit);
  return [...visitedNames];
}

function listStyleFiles(manifest: Record<string, Chunk>, names: readonly string[]): string[] {
  return [...new Set(names.flatMap((name) => manifest[name]?.css ?? []))];
}

function listChunkFiles(manifest: Record<string, Chunk>, names: readonly string[]): string[] {
  return names.flatMap((name) => manifest[name]?.file ?? []);
}
