// Where the links lead that editors put on heroes, rows and menus.
import type { RouteKey } from '../routes/table.ts';
import type { LinkFor } from './create-link-for.ts';
import type { Link, LinkableContent, LinkOptions } from './link-shapes.ts';

export interface StageLink {
  readonly type?: 'WATCH_PLAYLIST' | 'WATCH_WATCHLIST' | 'ADD_TO_WATCHLIST' | 'ADD_TO_FAVOURITES';
  readonly url?: string;
  readonly route?: string;
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly event?: { readonly type: string; readonly id: string; readonly owner?: string };
  readonly videoIds?: readonly string[];
  readonly locationState?: Readonly<Record<string, boolean>>;
}

export type StageTarget =
  /** Opens in a new tab. */
  { readonly kind: 'outside'; readonly url: string } | { readonly kind: 'inside'; readonly link: Link };

export interface StageOptions {
  readonly linkFor: LinkFor;
  readonly options: LinkOptions;
  /** Titles at hand that the link may be about, with their access. */
  readonly known?: readonly LinkableContent[];
}

/** Null when the link leads nowhere: it is empty, unsafe, or an action and not a place. */
export function stageTarget(link: StageLink, stage: StageOptions): StageTarget | null {
  if (link.type === 'ADD_TO_WATCHLIST' || link.type === 'ADD_TO_FAVOURITES') return null;
  if (link.event) return { kind: 'inside', link: eventLink(link, link.event, stage) };
  if (link.url) return isWebAddress(link.url) ? { kind: 'outside', url: link.url } : null;
  if (link.route) return { kind: 'inside', link: routeLink(link, link.route) };
  const [first] = link.videoIds ?? [];
  return first ? { kind: 'inside', link: contentLink({ id: first, type: 'VIDEO' }, stage) } : null;
}

function eventLink(
  { type, videoIds = [] }: StageLink,
  event: NonNullable<StageLink['event']>,
  stage: StageOptions,
): Link {
  const [first] = videoIds;
  if (first && type === 'WATCH_PLAYLIST') {
    return contentLink({ id: first, type: 'VIDEO' }, stage, { playlistId: event.id });
  }
  if (first && type === 'WATCH_WATCHLIST') {
    return contentLink({ id: first, type: 'VIDEO' }, stage, { watchlistId: event.id, owner: event.owner });
  }
  return contentLink({ id: event.id, type: event.type, ownerExternalId: event.owner }, stage);
}

function contentLink(
  content: LinkableContent,
  { linkFor, options, known = [] }: StageOptions,
  list: LinkOptions['context'] = {},
): Link {
  const about = known.find(({ id }) => id === content.id) ?? content;
  return linkFor(about, { ...options, context: { ...options.context, ...list } });
}

function routeLink({ params = {}, query = {}, locationState }: StageLink, route: string): Link {
  const state = locationState?.accessGrantedOnSignIn ? ({ accessGrantedOnSignIn: true } as const) : null;
  return { route: route as RouteKey, params, query, state };
}

function isWebAddress(url: string): boolean {
  return URL.canParse(url) && ['https:', 'http:'].includes(new URL(url).protocol);
}
