// What the first page starts with, in one chunk: without it the bundler makes one for each set of pages that share
// something. A page's own code is a chunk of its own; only its definition is here.

interface Part {
  /** A folder, or how the paths of some of its files begin. */
  of: string;
  /** Only these below it. */
  only?: readonly string[];
  /** Those below it that come later. */
  but?: readonly string[];
  /** Only files that are called so. */
  like?: RegExp;
}

const parts: readonly Part[] = [
  {
    of: 'node_modules/',
    only: ['react/', 'react-dom/', 'scheduler/', 'react-router/', 'cookie/', '@lingui/core/'],
  },
  {
    of: 'node_modules/lucide/',
    but: [
      'dist/esm/icons/heart.',
      'dist/esm/icons/share-2.',
      'dist/esm/icons/star.',
      'dist/esm/icons/trash.',
    ],
  },
  {
    of: 'node_modules/@tanstack/',
    only: ['query-core/', 'react-query/'],
    like: /\/(?!mutationObserver|useMutation)\w+\.js/,
  },
  {
    of: 'packages/rules/src/',
    but: [
      'actions/action-data',
      'analytics',
      'content/programme',
      'hero/background-clip',
      'layout/viewport-shift',
      'links/return-path',
      'navigation/default-menu-item',
      'navigation/tab-keys',
      'player/play-queue',
      'plugin',
      'rankings',
      'reviews',
      'routes/queue-source',
      'routes/path-sets/ar',
      'routes/path-sets/e',
      'routes/path-sets/pt',
      'search',
      'seasons',
      'settings/realm',
      'text',
      'watchlists',
    ],
  },
  { of: 'packages/client/src/', but: ['deferred'] },
  {
    of: 'packages/ui/src/',
    but: [
      'button/button-row',
      'dialog',
      'field',
      'grid',
      'icon/deferred-icon',
      'notice',
      'panel/side-panel',
      'panel/use-',
    ],
  },
  { of: 'packages/player/src/engine/', only: ['preload.ts', 'warm-manifest.ts'] },
  { of: 'viewer/src/app/', but: ['deferred/', 'scroll-restoration/deferred/', 'seo/'] },
  { of: 'viewer/src/pages/', like: /^([\w-]+\/[\w-]+-page\.ts|home\/)/ },
  {
    of: 'viewer/src/features/',
    but: ['realm-preview', 'reviews', 'watch', 'watchlists'],
    like: /^[\w-]+\/api\//,
  },
  {
    of: 'viewer/src/features/section/',
    but: [
      'components/hero/video-background',
      'components/preview',
      'components/rows/next-rows',
      'components/rows/now-next',
      'state/details-link',
      'state/use-in-viewport',
      'state/use-now-next',
    ],
  },
  {
    of: 'viewer/src/features/site-navigation/',
    but: ['components/deferred', 'state/localised-path'],
  },
  {
    of: 'viewer/src/entities/',
    only: [
      'menu/menu-query',
      'news/news-query',
      'person/person-queries',
      'playlist',
      'section',
      'series',
      'stream/preload-stream',
      'stream/stream-query',
      'title/api',
      'title/detail/fact-list',
      'title/detail/header-image',
    ],
  },
  { of: 'viewer/src/entities/title/card/', but: ['title-rail'] },
  { of: 'viewer/src/shared/analytics/', but: ['track-event'] },
  {
    of: 'viewer/src/shared/',
    only: ['browser', 'environment', 'navigation', 'query/global', 'query/page', 'query/query-client'],
  },
  { of: 'viewer/src/shared/errors/', but: ['not-found'] },
  { of: 'viewer/src/shared/i18n/', only: ['formats', 'labels'] },
  { of: 'viewer/src/shared/paging/', only: ['paged-query', 'use-next-pages'] },
  { of: 'viewer/src/shared/session/', only: ['session', 'use-can-sign-up'] },
  { of: 'viewer/src/shared/ui/loading-heading' },
  { of: 'vite/preload-helper' },
  { of: 'rolldown/runtime' },
];

export function isInFirstChunk(id: string): boolean {
  return parts.some((part) => isOf(part, id));
}

function isOf({ of, only, but = [], like }: Part, id: string): boolean {
  const at = id.lastIndexOf(of);
  if (at < 0) return false;
  const rest = id.slice(at + of.length);
  const begins = (start: string) => rest.startsWith(start);
  return (only?.some(begins) ?? true) && !but.some(begins) && (like?.test(rest) ?? true);
}

/**
 * What many pages share and is too little for files of its own: each file's name is in the first chunk. None of these
 * has styles, which every page would carry.
 */
const small = [
  'entities/title/cache/queries-with-titles',
  'entities/title/cache/update-cached-titles',
  'entities/title/list/is-still-listed',
  'features/watch/api/adjacent-episodes',
  'shared/i18n/full-date',
  'shared/paging/list-states',
  'shared/paging/use-paged-list',
  'shared/query/local-changes',
  'shared/session/sign-in-link',
  'shared/session/sign-in-required',
  'shared/session/use-auth-links',
].map((file) => `viewer/src/${file}.`);

export function isSmall(id: string): boolean {
  return small.some((file) => id.includes(file));
}
