// The part of the head that all documents of a route share: styles, colours, fonts, and the policy that lists
// the styles.
import type { Realm } from '@matinee/contract';
import { getFallbackFontTokens, getFontTokens, listFontFamilies } from '@matinee/rules';
import { createMemo, defineMemo } from '../../platform/cache/index.ts';
import { type AllowedOrigins, buildContentSecurityPolicy } from '../content-security.ts';
import { escapeAttribute } from '../escape-attribute.ts';
import type { PageFiles } from '../page-source.ts';

export interface DocumentHeadOptions {
  /** False in development: documents then have no Content-Security-Policy, because the bundler needs `eval`. */
  hasContentSecurityPolicy: boolean;
  /** Origins whose pages may be embedded as frames. */
  allowedOrigins: AllowedOrigins;
}

export interface DocumentHead {
  /** Style elements, and disabled links to the files that they inline. */
  styles: string;
  /** Theme colour, icons, manifest and fonts of the realm. */
  elements: string;
  /** Value of the Content-Security-Policy header; empty in development. */
  policy: string;
}

const documentHeadsMemo = createMemo<Realm, DocumentHead>(
  defineMemo({
    name: 'document heads',
    holds: 'the styles, colours, fonts and security policy that all documents of one route share',
    owner: 'the realm of an entry of the cache of page settings',
    maxEntries: 100,
    replacedBy: ['RealmChanged'],
  }),
);

export function getDocumentHead(realm: Realm, files: PageFiles, options: DocumentHeadOptions): DocumentHead {
  return documentHeadsMemo.getOrCreate(realm, files, () => renderHead(realm, files, options));
}

function renderHead(
  realm: Realm,
  files: PageFiles,
  { hasContentSecurityPolicy, allowedOrigins }: DocumentHeadOptions,
): DocumentHead {
  // The realm's values come last, so that they override the defaults of the styles.
  const inlineStyles = [...files.styles.map(({ text }) => text), renderTokenStyles(realm)];
  const inlinedFileUrls = files.styles.flatMap(({ fileUrls }) => fileUrls);
  return {
    styles: [
      ...inlineStyles.map((text) => `<style>${text}</style>`),
      // Lazy code looks for links to its style sheets. These links prevent it from loading them again, which
      // would override the realm's colours.
      ...inlinedFileUrls.map((href) => `<link rel="stylesheet" href="${href}" disabled>`),
    ].join(''),
    elements: [
      `<meta name="theme-color" content="${escapeAttribute(realm.theme.background)}">`,
      '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
      '<link rel="apple-touch-icon" href="/apple-touch-icon.png">',
      '<link rel="manifest" href="/manifest.webmanifest">',
      `<meta name="font-families" content="${escapeAttribute(listFontFamilies(realm.fonts).join('|'))}">`,
    ].join(''),
    policy: hasContentSecurityPolicy ? buildContentSecurityPolicy(inlineStyles, allowedOrigins) : '',
  };
}

/** The realm's colours and fonts as custom properties. They were validated with the realm's settings. */
function renderTokenStyles({ tokens, fonts }: Realm): string {
  // The viewer's first script loads the fonts after the first image and then applies them.
  const initialTokens = { ...tokens, ...getFallbackFontTokens(fonts) };
  return `:root{${renderDeclarations(initialTokens)}}:root[data-fonts-loaded]{${renderDeclarations(getFontTokens(fonts))}}`;
}

function renderDeclarations(values: Readonly<Record<string, string>>): string {
  return Object.entries(values)
    .map(([name, value]) => `${name}:${value.replace(/[<>{};]/g, '')}`)
    .join(';');
}
