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
  /** The title that the link is about, with its access, where it is known. */
  readonly about?: LinkableContent;
}

/** Null when the link leads nowhere: it is empty, unsafe, or an action and not a place. */
export function stageTarget(link: StageLink, stage: StageOptions): StageTarget | null {
  if (keepingOf(link)) return null;
  if (link.event) return { kind: 'inside', link: eventLink(link, link.event, stage) };
  if (link.url) return isWebAddress(link.url) ? { kind: 'outside', url: link.url } : null;
  if (link.route) return { kind: 'inside', link: routeLink(link, link.route) };
  const subject = linkSubject(link);
  return subject && { kind: 'inside', link: withState(link, contentLink(subject, stage)) };
}

/** The title that a link is about; null when it is about none. Watching a list is about the title it begins with. */
export function linkSubject({ type, event, url, route, videoIds = [] }: StageLink): LinkSubject | null {
  const [first] = videoIds;
  if (event && !(first && isWatched(type))) return event;
  if (!event && (url || route)) return null;
  return first ? { id: first, type: 'VIDEO' } : null;
}

/** What a link does with its title in place of leading to it: one of the composed actions. */
export function keepingOf({ type }: StageLink): 'favourites' | 'watchlist' | null {
  if (type === 'ADD_TO_FAVOURITES') return 'favourites';
  return type === 'ADD_TO_WATCHLIST' ? 'watchlist' : null;
}

interface LinkSubject {
  readonly type: string;
  readonly id: string;
  readonly owner?: string;
}

const isWatched = (type: StageLink['type']) => type === 'WATCH_PLAYLIST' || type === 'WATCH_WATCHLIST';

function eventLink(link: StageLink, event: NonNullable<StageLink['event']>, stage: StageOptions): Link {
  const { id, type, owner } = linkSubject(link) ?? event;
  if (id === event.id) return withState(link, contentLink({ id, type, ownerExternalId: owner }, stage));
  const list =
    link.type === 'WATCH_WATCHLIST'
      ? { watchlistId: event.id, owner: event.owner }
      : { playlistId: event.id };
  return withState(link, contentLink({ id, type }, stage, list));
}

/** What an editor has travel with a link goes with it, whatever access says. */
function withState({ locationState }: StageLink, link: Link): Link {
  return { ...link, state: link.state ?? stateOf(locationState) };
}

function contentLink(
  content: LinkableContent,
  { linkFor, options, about = content }: StageOptions,
  list: LinkOptions['context'] = {},
): Link {
  return linkFor(about, { ...options, context: { ...options.context, ...list } });
}

function routeLink({ params = {}, query = {}, locationState }: StageLink, route: string): Link {
  return { route: route as RouteKey, params, query, state: stateOf(locationState) };
}

/** The one thing that any page of ours asks for. */
function stateOf(locationState: StageLink['locationState']): Link['state'] {
  return locationState?.accessGrantedOnSignIn ? { accessGrantedOnSignIn: true } : null;
}

function isWebAddress(url: string): boolean {
  return URL.canParse(url) && ['https:', 'http:'].includes(new URL(url).protocol);
}
