// What a plugin in its frame may say to the page around it. Everything else is not heard.
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
const pluginHeights = { least: 100, most: 4000 } as const;

/** Pages that show something; none that signs in or out, pays or changes anything. */
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

/** Null for what is none of the messages, in every part. */
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
  const { least: min, most: max } = pluginHeights;
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
