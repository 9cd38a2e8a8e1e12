// The part of the head that all documents of one route share: styles, colours, fonts, and the policy that
// names them.
import type { Realm } from '@matinee/contract';
import { getFallbackFontTokens, getFontTokens, listFontFamilies } from '@matinee/rules';
import { createMemo, defineMemo } from '../platform/cache/index.ts';
import { contentSecurityPolicy } from './content-security.ts';
import { escapeAttribute } from './escape-attribute.ts';
import type { PageFiles } from './page-source.ts';

export interface DocumentHeadOptions {
  /** Without it scripts may evaluate code, as development needs. */
  strict: boolean;
  /** Origins whose pages may be framed. */
  frameOrigins: readonly string[];
}

export interface DocumentHead {
  /** Style elements, and disabled links to the files that they contain. */
  styles: string;
  /** Theme colour, icons, manifest and fonts of the realm. */
  head: string;
  /** Value of the Content-Security-Policy header; empty while developing. */
  policy: string;
}

const documentHeads = createMemo<Realm, DocumentHead>(
  defineMemo({
    name: 'document heads',
    holds: 'the styles, colours, fonts and security policy that all documents of one route share',
    owner: 'an entry of the cache of page frames',
    maxEntries: 100,
    replacedBy: ['RealmChanged'],
  }),
);

export function documentHeadOf(realm: Realm, files: PageFiles, options: DocumentHeadOptions): DocumentHead {
  return documentHeads.getOrCreate(realm, files, () => renderHead(realm, files, options));
}

function renderHead(
  realm: Realm,
  files: PageFiles,
  { strict, frameOrigins }: DocumentHeadOptions,
): DocumentHead {
  // The realm's values come last: they replace the defaults of the styles.
  const inline = [...files.styles.map(({ text }) => text), tokenStyles(realm)];
  const there = files.styles.flatMap(({ from }) => from);
  return {
    styles: [
      ...inline.map((text) => `<style>${text}</style>`),
      // Lazy code looks for links to its styles: with these it does not load them again, which would override
      // the realm's colours.
      ...there.map((href) => `<link rel="stylesheet" href="${href}" disabled>`),
    ].join(''),
    head: [
      `<meta name="theme-color" content="${escapeAttribute(realm.theme.background)}">`,
      '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
      '<link rel="apple-touch-icon" href="/apple-touch-icon.png">',
      '<link rel="manifest" href="/manifest.webmanifest">',
      `<meta name="faces" content="${escapeAttribute(listFontFamilies(realm.fonts).join('|'))}">`,
    ].join(''),
    policy: strict ? contentSecurityPolicy(inline, frameOrigins) : '',
  };
}

/** The realm's colours and fonts as custom properties. The realm's settings have validated the values. */
function tokenStyles({ tokens, fonts }: Realm): string {
  // The viewer's first script loads the fonts after the first image, then applies them at once.
  const before = { ...tokens, ...getFallbackFontTokens(fonts) };
  return `:root{${declarations(before)}}:root[data-faces]{${declarations(getFontTokens(fonts))}}`;
}

function declarations(values: Readonly<Record<string, string>>): string {
  return Object.entries(values)
    .map(([name, value]) => `${name}:${value.replace(/[<>{};]/g, '')}`)
    .join(';');
}
