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
      'content/live-event.',
      'content/programme',
      'content/release',
      'hero/moving-part',
      'layout/edges',
      'links/return-path',
      'navigation/default-menu-item',
      'navigation/tab-keys',
      'player/play-on',
      'player/way-back',
      'plugin',
      'rankings',
      'reviews',
      'routes/playing',
      'routes/words',
      'search',
      'seasons',
      'settings/realm',
      'text',
      'watchlists',
    ],
  },
  { of: 'packages/client/src/', but: ['later'] },
  {
    of: 'packages/ui/src/',
    but: [
      'button/button-row',
      'dialog',
      'field',
      'grid',
      'icon/mark',
      'notice',
      'panel/side-panel',
      'panel/use-',
    ],
  },
  { of: 'packages/player/src/engine/', only: ['preload.ts', 'warm-manifest.ts'] },
  { of: 'viewer/src/app/', but: ['compile', 'later'] },
  {
    of: 'viewer/src/environment/',
    but: ['default-page', 'live-toast', 'notices', 'times', 'track', 'ways-in', 'zone'],
  },
  { of: 'viewer/src/titles/', but: ['actions', 'title-rail'] },
  { of: 'viewer/src/sections' },
  { of: 'viewer/src/features/chrome/', only: ['components', 'state'] },
  {
    of: 'viewer/src/features/home/',
    but: [
      'components/background-controls',
      'components/more-rows',
      'components/moving-background',
      'components/now-next',
      'components/preview',
      'state/details-of',
      'state/use-in-sight',
      'state/use-now-next',
    ],
  },
  { of: 'viewer/src/features/', but: ['reviews', 'watch/api/adjacent', 'watchlists'], like: /^\w+\/api\// },
  {
    of: 'viewer/src/lists/',
    but: ['entry-facts', 'full-date', 'guide-', 'own-', 'still-', 'use-'],
    like: /^[\w-]+\.ts$/,
  },
  { of: 'viewer/src/lists/use-further', like: /^[\w-]+\.ts$/ },
  { of: 'viewer/src/lists/failed-' },
  { of: 'viewer/src/playback/', only: ['stream.ts', 'warm-stream.ts'] },
  { of: 'viewer/src/pages/', like: /^([\w-]+\.ts|[\w-]+\/[\w-]+-page\.ts|home\/)/ },
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
  'lists/own-changes',
  'lists/full-date',
  'lists/still-listed',
  'lists/list-state',
  'lists/use-paged',
  'lists/without-doubles',
  'lists/entry-facts',
  'lists/sign-in-first',
  'features/watch/api/adjacent',
  'environment/ways-in',
  'titles/actions/change-titles',
  'titles/actions/answers-with-titles',
  'titles/actions/sign-in-link',
].map((file) => `viewer/src/${file}.`);

export function isSmall(id: string): boolean {
  return small.some((file) => id.includes(file));
}
