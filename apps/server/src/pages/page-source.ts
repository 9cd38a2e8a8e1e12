// Where markup comes from: the built renderer with the files it was built with. Development has another source.
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { PageRenderer } from '@matinee/contract';
import { readBuild } from './build-manifest.ts';

/** What a document links to. */
export interface PageFiles {
  /** Addresses of scripts that run at once, in order. */
  scripts: readonly string[];
  /** What the first script fetches when the first screen is there: the viewer, then the chunks that it needs. */
  later: readonly string[];
  /** Put into the document, and the files that they come from: nobody need fetch those. */
  inlineStyles: string;
  inlined: readonly string[];
  /** Linked from the document. */
  styles: readonly string[];
}

export interface PageSource {
  renderer(): Promise<PageRenderer>;
  filesOf(modules: readonly string[]): PageFiles | Promise<PageFiles>;
  /** Development needs scripts that evaluate code. */
  strict: boolean;
}

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
    filesOf: (modules) => {
      const { styles, chunks } = build.ofModules(modules);
      return {
        scripts: [build.firstScript],
        later: [build.script, ...build.chunks, ...chunks],
        inlineStyles: build.styles,
        inlined: build.styleFiles,
        styles,
      };
    },
  };
}
