// Renders the HTML document of a page.
import type { PagePreload, PageResult, Realm } from '@matinee/contract';
import { type DocumentHeadOptions, getDocumentHead } from './documents/document-head.ts';
import { escapeAttribute } from './escape-attribute.ts';
import type { PageFiles } from './page-source.ts';

export interface Document {
  html: string;
  /** Value of the Link header: the files that the browser preloads before it parses the HTML. */
  link: string;
  /** Value of the Content-Security-Policy header; empty in development. */
  policy: string;
}

export function renderDocument(
  page: PageResult,
  realm: Realm,
  files: PageFiles,
  options: DocumentHeadOptions,
): Document {
  const sharedHead = getDocumentHead(realm, files, options);
  const head = [
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width,initial-scale=1,viewport-fit=cover">',
    ...page.preloads.map(renderPreloadElement),
    // Prevents a layout shift of text on an image while the rest of the HTML arrives.
    '<link rel="expect" href="#state" blocking="render">',
    page.head,
    ...files.scripts.map((src) => `<script type="module" src="${src}" fetchpriority="high"></script>`),
    sharedHead.styles,
    sharedHead.elements,
    ...(files.deferredScripts.length
      ? [`<meta name="deferred-scripts" content="${files.deferredScripts.join(' ')}">`]
      : []),
    `<meta name="page" content="${files.pageScript}">`,
    // Last, because the first paint does not need it.
    page.seo.head,
  ];
  const state = `<script type="application/json" id="state">${page.state}</script>`;
  const html =
    `<!doctype html><html lang="${escapeAttribute(page.language)}" dir="${page.direction}">` +
    `<head>${head.join('')}</head><body><div id="root">${page.body}</div>${state}${page.seo.structuredData}</body></html>`;
  return {
    html,
    link: buildLinkHeader(page.preloads),
    policy: sharedHead.policy,
  };
}

function renderPreloadElement({ srcSet, sizes, media }: PagePreload): string {
  const mediaAttribute = media ? ` media="${escapeAttribute(media)}"` : '';
  return `<link rel="preload" as="image" fetchpriority="high" imagesrcset="${escapeAttribute(srcSet)}" imagesizes="${escapeAttribute(sizes)}"${mediaAttribute}>`;
}

function buildLinkHeader(preloads: readonly PagePreload[]): string {
  return preloads
    .map(({ srcSet, sizes, media }) => {
      const firstUrl = srcSet.split(' ', 1)[0] ?? '';
      const parts = [`<${firstUrl}>`, 'rel=preload', 'as=image', 'fetchpriority=high'];
      parts.push(`imagesrcset="${srcSet}"`, `imagesizes="${sizes}"`);
      if (media) parts.push(`media="${media}"`);
      return parts.join('; ');
    })
    .join(', ');
}
