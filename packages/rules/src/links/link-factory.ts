// Creates links to content: to its own page, or to sign-in or the interstitial when the viewer has no access.
import type { Routes } from '../routes/create-routes.ts';
import { resolveContentTarget } from './content-target.ts';
import { buildContextQuery } from './context-query.ts';
import type { Link, LinkableContent, LinkOptions, LinkTarget } from './link-types.ts';

export type CreateLink = (content: LinkableContent, options: LinkOptions) => Link;

/**
 * Creates the function that creates links to content.
 * @param buildHref builds the path that `from` contains when the link leads to sign-in
 */
export function createLinkFactory(buildHref: Routes['buildHref']): CreateLink {
  return (content, options) => {
    const target = addContextQuery(resolveContentTarget(content, options), options);
    if (content.accessLevel === 'GRANTED_ON_SIGN_IN' && options.viewer.isGuest) {
      const from = buildHref(target, { language: options.language });
      return { route: 'LOGIN', params: {}, query: { from }, state: { accessGrantedOnSignIn: true } };
    }
    if (content.accessLevel === 'DENIED') return createDenialPageLink(target, options);
    return toLink(target);
  };
}

/** Links a denied video to the page that explains the denial. Pages of other content explain it themselves. */
function createDenialPageLink(target: LinkTarget, { settings }: LinkOptions): Link {
  if (target.route !== 'VOD' && target.route !== 'INTERSTITIAL') return toLink(target);
  if (settings.features.videoInterstitial) return toLink({ ...target, route: 'INTERSTITIAL' });
  return toLink({ ...target, route: 'VOD', query: { ...target.query, showInterstitial: 'true' } });
}

function addContextQuery(target: LinkTarget, { context }: LinkOptions): LinkTarget {
  const query = { ...buildContextQuery(target.kind, context), ...target.query };
  const isPathParam = ([name, value]: [string, string]) => target.params[name] === value;
  return {
    ...target,
    query: Object.fromEntries(Object.entries(query).filter((entry) => !isPathParam(entry))),
  };
}

function toLink({ route, params, query }: LinkTarget): Link {
  return { route, params, query, state: null };
}
