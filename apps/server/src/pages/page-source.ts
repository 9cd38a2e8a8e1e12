// Where markup comes from: the built renderer with the files it was built with. Development has another source.
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { PageRenderer } from '@matinee/contract';
import { createMemo, defineMemo } from '../platform/cache/index.ts';
import { type BuildFiles, readBuild, type StyleFile } from './build-manifest.ts';

/** What a document carries and links to. */
export interface PageFiles {
  /** Addresses of scripts that run at once, in order. */
  scripts: readonly string[];
  /** What the first script fetches when the first screen is there: the viewer, then the chunks that it needs. */
  later: readonly string[];
  /** Those that all pages share, then the page's own. */
  styles: readonly Styles[];
}

/** Put into the document: the first paint waits for nothing else. */
interface Styles {
  text: string;
  /** Addresses of the files that they come from: nobody need fetch those. */
  from: readonly string[];
}

export interface PageSource {
  renderer(): Promise<PageRenderer>;
  filesOf(modules: readonly string[]): PageFiles | Promise<PageFiles>;
  /** Development needs scripts that evaluate code. */
  strict: boolean;
}

const pageFiles = createMemo<BuildFiles, PageFiles>(
  defineMemo({
    name: 'page files',
    holds: 'the scripts and styles of one route',
    owner: 'the build of the viewer',
    maxEntries: 1_000,
  }),
);

/** @param viewerDir the folder of the viewer, with its builds in `dist` */
export async function openBuild(viewerDir: string): Promise<PageSource> {
  const address = pathToFileURL(join(viewerDir, 'dist/server/entry-server.js')).href;
  const [renderer, build] = await Promise.all([
    import(address) as Promise<PageRenderer>,
    readBuild(join(viewerDir, 'dist/client')),
  ]);
  return {
    strict: true,
    renderer: async () => renderer,
    filesOf: (modules) => pageFiles.getOrCreate(build, modules.join(), () => filesOf(build, modules)),
  };
}

function filesOf(build: BuildFiles, modules: readonly string[]): PageFiles {
  const { styles, chunks } = build.ofModules(modules);
  return {
    scripts: [build.firstScript],
    later: [build.script, ...build.chunks, ...chunks],
    styles: [build.styles, styles].filter((files) => files.length > 0).map(inOne),
  };
}

function inOne(files: readonly StyleFile[]): Styles {
  return { text: files.map(({ text }) => text).join(''), from: files.map(({ address }) => address) };
}
