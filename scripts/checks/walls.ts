// Who may import whom: docs/explanation/architecture.md, as sentences that a machine can check.
import type { Place } from './place.ts';

/** Rooms that each room may import. What is not here may import everything (tests of whole journeys, benchmarks). */
const below: Record<string, string[]> = {
  'packages/rules': [],
  'packages/contract': ['packages/rules'],
  'packages/client': ['packages/contract', 'packages/rules'],
  'packages/ui': ['packages/rules'],
  'packages/bridge': [],
  'packages/player': ['packages/bridge'],
  'packages/media': [],
  'packages/demo': ['packages/rules', 'packages/contract', 'packages/media'],
  'packages/testing': ['packages/rules', 'packages/contract', 'packages/client', 'packages/media'],
  'apps/server': ['packages/rules', 'packages/contract', 'packages/media', 'packages/demo'],
  'apps/viewer': [
    'packages/rules',
    'packages/contract',
    'packages/client',
    'packages/ui',
    'packages/player',
    'packages/bridge',
  ],
  'apps/console': ['packages/rules', 'packages/contract', 'packages/client', 'packages/ui'],
};

/** A domain may import those before it. */
const domainOrder = [
  'realm',
  'identity',
  'geo',
  'titles',
  'people',
  'playlists',
  'pages',
  'epg',
  'news',
  'media',
  'live',
  'entitlement',
  'billing',
  'payments',
  'offers',
  'playback',
  'search',
  'watchlists',
  'library',
  'reviews',
  'rankings',
  'analytics',
];

/** Areas of the server that each area may import; main and cli put everything together. */
const serverAreas: Record<string, string[]> = {
  platform: ['platform'],
  domains: ['platform', 'domains'],
  pages: ['platform', 'domains', 'pages', 'main'],
};

/** Why the import is not allowed, or undefined when it is. `door` tells that the target is an index.ts. */
export function wall(from: Place, to: Place, door: boolean): string | undefined {
  return betweenRooms(from, to) ?? (from.room === to.room ? withinRoom(from, to, door) : undefined);
}

function betweenRooms(from: Place, to: Place): string | undefined {
  if (from.room === to.room) return undefined;
  if (to.room === 'packages/testing') {
    return from.isTest || !(from.room in below) ? undefined : 'only tests may import packages/testing';
  }
  if (from.room === 'apps/server' && to.room === 'packages/demo' && from.part !== 'demo') {
    return 'only main/demo may import packages/demo';
  }
  const allowed = below[from.room];
  if (!allowed) return undefined;
  if (to.room.startsWith('apps/')) return `${from.room} may not import an app`;
  return allowed.includes(to.room) ? undefined : `${from.room} may not import ${to.room}`;
}

function withinRoom(from: Place, to: Place, door: boolean): string | undefined {
  if (from.room === 'apps/server') return withinServer(from, to, door);
  if (from.room === 'apps/viewer') return withinViewer(from, to);
  return undefined;
}

function withinServer(from: Place, to: Place, door: boolean): string | undefined {
  if (from.area === 'domains' && from.part !== undefined && !domainOrder.includes(from.part)) {
    return `the domain ${from.part} has no place in the order of domains`;
  }
  if (from.isTest) return undefined;
  const allowed = from.area === undefined ? undefined : serverAreas[from.area];
  if (allowed && to.area !== undefined && !allowed.includes(to.area)) {
    return `${from.area} may not import ${to.area}`;
  }
  if (to.area !== 'domains' || from.part === to.part) return undefined;
  if (!door) return `the domain ${to.part} is entered through its index.ts`;
  if (from.area !== 'domains') return undefined;
  const before = domainOrder.indexOf(to.part ?? '') < domainOrder.indexOf(from.part ?? '');
  return before ? undefined : `the domain ${from.part} may import only domains before it, not ${to.part}`;
}

function withinViewer(from: Place, to: Place): string | undefined {
  if (from.area !== 'features') return undefined;
  if (to.area === 'pages') return 'a feature may not import a page';
  if (to.area === 'features' && from.part !== to.part) return 'a feature may not import another feature';
  return undefined;
}
