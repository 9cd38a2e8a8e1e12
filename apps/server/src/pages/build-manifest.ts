// What the build manifest says: the script that starts the viewer, and the styles and chunks of each page.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

interface Chunk {
  file: string;
  css?: string[];
  imports?: string[];
}

export interface BuildFiles {
  /** Address of the small script that waits for the first screen. */
  firstScript: string;
  /** Address of the script that starts the viewer. */
  script: string;
  /** Chunks that the script imports statically. */
  chunks: readonly string[];
  /** The styles of every page. */
  styles: readonly StyleFile[];
  /** Further files of lazily loaded sources. */
  ofModules(modules: readonly string[]): { styles: StyleFile[]; chunks: string[] };
}

export interface StyleFile {
  address: string;
  text: string;
}

/** @param clientDir the folder of the browser's build */
export async function readBuild(clientDir: string): Promise<BuildFiles> {
  const text = await readFile(join(clientDir, '.vite/manifest.json'), 'utf8');
  const manifest: Record<string, Chunk> = JSON.parse(text);
  const first = manifest['src/first-screen.ts'];
  const entryName = 'src/entry-client.tsx';
  const entry = manifest[entryName];
  if (!first || !entry) throw new Error(`The build in ${clientDir} is not complete`);

  const early = closure(manifest, [entryName]);
  const address = (file: string) => `/${file}`;
  const readStyles = async (file: string): Promise<[string, StyleFile]> => [
    file,
    { address: address(file), text: await readFile(join(clientDir, file), 'utf8') },
  ];
  const styles = new Map(await Promise.all(stylesOf(manifest, Object.keys(manifest)).map(readStyles)));
  const stylesNeededBy = (names: readonly string[]) =>
    stylesOf(manifest, names).flatMap((file) => styles.get(file) ?? []);
  return {
    firstScript: address(first.file),
    script: address(entry.file),
    chunks: chunksOf(manifest, early)
      .filter((file) => file !== entry.file)
      .map(address),
    styles: stylesNeededBy(early),
    ofModules: (modules) => {
      const later = closure(manifest, modules).filter((name) => !early.includes(name));
      return {
        styles: stylesNeededBy(later),
        chunks: chunksOf(manifest, later).map(address),
      };
    },
  };
}

/** Names of the chunks and of their static imports. */
function closure(manifest: Record<string, Chunk>, names: readonly string[]): string[] {
  const found = new Set<string>();
  const visit = (name: string) => {
    const chunk = manifest[name];
    if (!chunk || found.has(name)) return;
    found.add(name);
    chunk.imports?.forEach(visit);
  };
  names.forEach(visit);
  return [...found];
}

function stylesOf(manifest: Record<string, Chunk>, names: readonly string[]): string[] {
  return [...new Set(names.flatMap((name) => manifest[name]?.css ?? []))];
}

function chunksOf(manifest: Record<string, Chunk>, names: readonly string[]): string[] {
  return names.flatMap((name) => manifest[name]?.file ?? []);
}
