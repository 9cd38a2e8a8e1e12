// Messages that a plugin's iframe may send to the page. The page ignores all others.
import type { RouteKey } from '../routes/route-table.ts';

export const PLUGIN_PROTOCOL = 'matinee-plugin/1';

type PluginMessage =
  | { readonly type: 'ready' }
  | { readonly type: 'resize'; readonly height: number }
  | {
      readonly type: 'navigate';
      readonly route: RouteKey;
      readonly params: Readonly<Record<string, string>>;
      readonly query: Readonly<Record<string, string>>;
    };

/** CSS pixels. */
const frameHeightRange = { min: 100, max: 4000 } as const;

/** Routes that a plugin may open. They show content; none signs in or out, pays or changes data. */
const allowedRoutes: ReadonlySet<string> = new Set<RouteKey>([
  'HOME',
  'BROWSE',
  'LIVE',
  'LIVE_EVENTS',
  'VOD',
  'SEASON',
  'SERIES',
  'PLAYLIST',
  'EPG',
  'SCHEDULE',
  'UPCOMING',
  'RELEASES',
  'RANKINGS',
  'GRID',
  'SEARCH',
  'NEWS',
  'NEWS_ITEM',
  'SECTION',
  'EXTERNAL_PAGE',
  'FIGHTERS',
  'FIGHTER',
]);

/** Parses a message. Returns null when any part of it is invalid. */
export function readPluginMessage(data: unknown): PluginMessage | null {
  if (!isRecord(data) || data.protocol !== PLUGIN_PROTOCOL) return null;
  if (data.type === 'ready') return { type: 'ready' };
  if (data.type === 'resize') return readResize(data.height);
  if (data.type !== 'navigate') return null;
  const { route, params = {}, query = {} } = data;
  if (
    typeof route !== 'string' ||
    !allowedRoutes.has(route) ||
    !isStringRecord(params) ||
    !isStringRecord(query)
  )
    return null;
  return { type: 'navigate', route: route as RouteKey, params, query };
}

function readResize(height: unknown): PluginMessage | null {
  if (typeof height !== 'number' || !Number.isFinite(height)) return null;
  const { min, max } = frameHeightRange;
  return { type: 'resize', height: Math.round(Math.min(max, Math.max(min, height))) };
}

const MAX_ENTRIES = 10;
const MAX_TEXT_LENGTH = 200;

function isStringRecord(value: unknown): value is Record<string, string> {
  if (!isRecord(value)) return false;
  const entries = Object.values(value);
  return (
    entries.length <= MAX_ENTRIES &&
    entries.every((text) => typeof text === 'string' && text.length <= MAX_TEXT_LENGTH)
  );
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
