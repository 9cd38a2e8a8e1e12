// The document around a rendered page.
import type { PagePreload, PageResult, Realm } from '@matinee/contract';
import { facesOf, faceTokens, standInTokens } from '@matinee/rules';
import { contentSecurityPolicy } from './content-security.ts';
import type { PageFiles } from './page-source.ts';

export interface Document {
  html: string;
  /** Value of the Link header: what to ask for before the markup is read. */
  link: string;
  /** Value of the Content-Security-Policy header; empty while developing. */
  policy: string;
}

export interface DocumentOptions {
  /** Without it scripts may evaluate code, as development needs. */
  strict: boolean;
  /** Other origins whose pages may be framed. */
  frameOrigins: readonly string[];
}

export function makeDocument(
  page: PageResult,
  realm: Realm,
  files: PageFiles,
  { strict, frameOrigins }: DocumentOptions,
): Document {
  const tokens = tokenStyles(realm);
  // The realm has the last word: its values replace the defaults of the styles.
  const inline = [files.inlineStyles, tokens];
  const head = [
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width,initial-scale=1,viewport-fit=cover">',
    ...page.preloads.map(preloadElement),
    // Words that stand at the bottom of a picture would move while the rest of them is still being read.
    '<link rel="expect" href="#state" blocking="render">',
    page.head,
    ...files.scripts.map((src) => `<script type="module" src="${src}" fetchpriority="high"></script>`),
    ...inline.map((text) => `<style>${text}</style>`),
    // Code that comes later looks for the styles that it needs: these are here, and would undo the realm's colours.
    ...files.inlined.map((href) => `<link rel="stylesheet" href="${href}" disabled>`),
    ...files.styles.map((href) => `<link rel="stylesheet" href="${href}">`),
    `<meta name="theme-color" content="${escapeAttribute(realm.theme.background)}">`,
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
    '<link rel="apple-touch-icon" href="/apple-touch-icon.png">',
    '<link rel="manifest" href="/manifest.webmanifest">',
    `<meta name="faces" content="${escapeAttribute(facesOf(realm.fonts).join('|'))}">`,
    ...(files.later.length ? [`<meta name="later" content="${files.later.join(' ')}">`] : []),
    // After all that the first paint needs.
    page.machines.head,
  ];
  const state = `<script type="application/json" id="state">${page.state}</script>`;
  const html =
    `<!doctype html><html lang="${escapeAttribute(page.language)}" dir="${page.direction}">` +
    `<head>${head.join('')}</head><body><div id="root">${page.body}</div>${state}${page.machines.linkedData}</body></html>`;
  return {
    html,
    link: linkHeader(page.preloads),
    policy: strict ? contentSecurityPolicy(inline, frameOrigins) : '',
  };
}

/** The realm's colours and faces as custom properties; values are checked by the realm's own settings. */
function tokenStyles({ tokens, fonts }: Realm): string {
  // The viewer's first script fetches the faces after the first picture, then lets them all in at once.
  const before = { ...tokens, ...standInTokens(fonts) };
  return `:root{${declarations(before)}}:root[data-faces]{${declarations(faceTokens(fonts))}}`;
}

function declarations(values: Readonly<Record<string, string>>): string {
  return Object.entries(values)
    .map(([name, value]) => `${name}:${value.replace(/[<>{};]/g, '')}`)
    .join(';');
}

function preloadElement({ srcSet, sizes, media }: PagePreload): string {
  const when = media ? ` media="${escapeAttribute(media)}"` : '';
  return `<link rel="preload" as="image" fetchpriority="high" imagesrcset="${escapeAttribute(srcSet)}" imagesizes="${escapeAttribute(sizes)}"${when}>`;
}

function linkHeader(preloads: readonly PagePreload[]): string {
  return preloads
    .map(({ srcSet, sizes, media }) => {
      const first = srcSet.split(' ', 1)[0] ?? '';
      const parts = [`<${first}>`, 'rel=preload', 'as=image', 'fetchpriority=high'];
      parts.push(`imagesrcset="${srcSet}"`, `imagesizes="${sizes}"`);
      if (media) parts.push(`media="${media}"`);
      return parts.join('; ');
    })
    .join(', ');
}

export function escapeAttribute(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/"/g, '&quot;').replace(/</g, '&lt;');
}
