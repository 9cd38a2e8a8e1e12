// Where markup comes from: the built renderer with the files of its build. Development has another source.
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { PageRenderer } from '@matinee/contract';
import { createMemo, defineMemo } from '../platform/cache/index.ts';
import { type BuildFiles, readBuild, type StyleFile } from './build-manifest.ts';

/** The files of a document. */
export interface PageFiles {
  /** Addresses of scripts that run at once, in order. */
  scripts: readonly string[];
  /** What the first script loads after the first screen: the viewer, then the chunks that it needs. */
  later: readonly string[];
  /** Shared by all pages, then the page's own. */
  styles: readonly Styles[];
}

/** Inlined in the document, so that the first paint waits for no other file. */
interface Styles {
  text: string;
  /** Addresses of the inlined files, which need no request. */
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
