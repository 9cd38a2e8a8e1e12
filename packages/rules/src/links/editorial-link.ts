// Resolves links that operators add to heroes, rows and menus.
import type { RouteKey } from '../routes/route-table.ts';
import type { CreateLink } from './link-factory.ts';
import type { Link, LinkableContent, LinkOptions } from './link-types.ts';

export interface EditorialLink {
  readonly type?: 'WATCH_PLAYLIST' | 'WATCH_WATCHLIST' | 'ADD_TO_WATCHLIST' | 'ADD_TO_FAVOURITES';
  readonly url?: string;
  readonly route?: string;
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly event?: { readonly type: string; readonly id: string; readonly owner?: string };
  readonly videoIds?: readonly string[];
  readonly locationState?: Readonly<Record<string, boolean>>;
}

type EditorialLinkTarget =
  /** Opens in a new tab. */
  { readonly kind: 'external'; readonly url: string } | { readonly kind: 'internal'; readonly link: Link };

export interface EditorialLinkOptions {
  readonly createLink: CreateLink;
  readonly linkOptions: LinkOptions;
  /** The linked title with its access level; absent until it is loaded. */
  readonly content?: LinkableContent;
}

/** Resolves a link. Returns null when it is empty, unsafe, or an action that does not navigate. */
export function resolveEditorialLink(
  link: EditorialLink,
  options: EditorialLinkOptions,
): EditorialLinkTarget | null {
  if (getSaveAction(link)) return null;
  if (link.event) return { kind: 'internal', link: toEventLink(link, link.event, options) };
  if (link.url) return isWebAddress(link.url) ? { kind: 'external', url: link.url } : null;
  if (link.route) return { kind: 'internal', link: toRouteLink(link, link.route) };
  const subject = getLinkSubject(link);
  return subject && { kind: 'internal', link: addLocationState(link, toContentLink(subject, options)) };
}

/** Returns the title that a link refers to, or null. A link that plays a list refers to the list's first title. */
export function getLinkSubject({
  type,
  event,
  url,
  route,
  videoIds = [],
}: EditorialLink): LinkSubject | null {
  const [firstVideoId] = videoIds;
  if (event && !(firstVideoId && startsPlayback(type))) return event;
  if (!event && (url || route)) return null;
  return firstVideoId ? { id: firstVideoId, type: 'VIDEO' } : null;
}

/** Returns the action that a link runs on its title instead of navigating, or null. */
export function getSaveAction({ type }: EditorialLink): 'favourites' | 'watchlist' | null {
  if (type === 'ADD_TO_FAVOURITES') return 'favourites';
  return type === 'ADD_TO_WATCHLIST' ? 'watchlist' : null;
}

interface LinkSubject {
  readonly type: string;
  readonly id: string;
  readonly owner?: string;
}

const startsPlayback = (type: EditorialLink['type']) =>
  type === 'WATCH_PLAYLIST' || type === 'WATCH_WATCHLIST';

function toEventLink(
  link: EditorialLink,
  event: NonNullable<EditorialLink['event']>,
  options: EditorialLinkOptions,
): Link {
  const { id, type, owner } = getLinkSubject(link) ?? event;
  if (id === event.id)
    return addLocationState(link, toContentLink({ id, type, ownerExternalId: owner }, options));
  const list =
    link.type === 'WATCH_WATCHLIST'
      ? { watchlistId: event.id, owner: event.owner }
      : { playlistId: event.id };
  return addLocationState(link, toContentLink({ id, type }, options, list));
}

/** Adds the location state that an operator set, unless the access level already set one. */
function addLocationState({ locationState }: EditorialLink, link: Link): Link {
  return { ...link, state: link.state ?? toLinkState(locationState) };
}

function toContentLink(
  subject: LinkableContent,
  { createLink, linkOptions, content = subject }: EditorialLinkOptions,
  list: LinkOptions['context'] = {},
): Link {
  return createLink(content, { ...linkOptions, context: { ...linkOptions.context, ...list } });
}

function toRouteLink({ params = {}, query = {}, locationState }: EditorialLink, route: string): Link {
  return { route: route as RouteKey, params, query, state: toLinkState(locationState) };
}

/** Keeps only the state that a page reads. */
function toLinkState(locationState: EditorialLink['locationState']): Link['state'] {
  return locationState?.accessGrantedOnSignIn ? { accessGrantedOnSignIn: true } : null;
}

function isWebAddress(url: string): boolean {
  return URL.canParse(url) && ['https:', 'http:'].includes(new URL(url).protocol);
}
