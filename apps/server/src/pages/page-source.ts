// The renderer and the files of the viewer's build. Development has another source (development.ts).
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { PageRenderer } from '@matinee/contract';
import { createMemo, defineMemo } from '../platform/cache/index.ts';
import { type BuildFiles, readBuild, type StyleFile } from './build-manifest.ts';

/** The files of a document. */
export interface PageFiles {
  /** URLs of scripts that run immediately, in order. */
  scripts: readonly string[];
  /**
   * URLs that the first script loads after the first screen: the viewer's script, then the chunks that it
   * imports.
   */
  deferredScripts: readonly string[];
  /** URL of the page's code, whose default export is the page's component. */
  pageScript: string;
  /** The styles of all pages, then those of this page. */
  styles: readonly InlineStyles[];
}

/** Inlined in the document, so that the first paint waits for no other file. */
interface InlineStyles {
  text: string;
  /** The inlined files, which are not requested again. */
  fileUrls: readonly string[];
}

export interface PageSource {
  getRenderer(): Promise<PageRenderer>;
  collectPageFiles(modules: readonly string[]): PageFiles | Promise<PageFiles>;
  /** False in development, where the bundler needs `eval`. */
  hasContentSecurityPolicy: boolean;
}

const pageFilesMemo = createMemo<BuildFiles, PageFiles>(
  defineMemo({
    name: 'page files',
    holds: 'the scripts and styles of one route',
    owner: 'the build of the viewer',
    maxEntries: 1_000,
  }),
);

/** @param viewerDir the folder of the viewer, with its builds in `dist` */
export async function createBuildPageSource(viewerDir: string): Promise<PageSource> {
  const rendererUrl = pathToFileURL(join(viewerDir, 'dist/server/entry-server.js')).href;
  const [renderer, build] = await Promise.all([
    import(rendererUrl) as Promise<PageRenderer>,
    readBuild(join(viewerDir, 'dist/client')),
  ]);
  return {
    hasContentSecurityPolicy: true,
    getRenderer: async () => renderer,
    collectPageFiles: (modules) =>
      pageFilesMemo.getOrCreate(build, modules.join(), () => collectPageFiles(build, modules)),
  };
}

function collectPageFiles(build: BuildFiles, modules: readonly string[]): PageFiles {
  const { pageScript, styles, chunks } = build.listFilesOfModules(modules);
  return {
    scripts: [build.firstScript],
    deferredScripts: [build.script, ...build.chunks, ...chunks],
    pageScript,
    styles: [build.styles, styles].filter((files) => files.length > 0).map(joinStyles),
  };
}

function joinStyles(files: readonly StyleFile[]): InlineStyles {
  return {
    text: files.map(({ text }) => text).join(''),
    fileUrls: files.map(({ url }) => url),
  };
}
