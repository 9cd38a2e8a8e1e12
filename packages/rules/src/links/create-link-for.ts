// Where a card, a button or a row leads: the content's own page, unless access sends the viewer elsewhere.
import type { Routes } from '../routes/create-routes.ts';
import { contentTarget } from './content-target.ts';
import { contextQuery } from './context-query.ts';
import type { Link, LinkableContent, LinkOptions, Target } from './link-shapes.ts';

export type LinkFor = (content: LinkableContent, options: LinkOptions) => Link;

/** `linkFor` on the routes of a program; only the path held in `from` needs them. */
export function createLinkFor(hrefFor: Routes['hrefFor']): LinkFor {
  return (content, options) => {
    const target = withContext(contentTarget(content, options), options);
    if (content.accessLevel === 'GRANTED_ON_SIGN_IN' && options.viewer.isGuest) {
      const from = hrefFor(target, { language: options.language });
      return { route: 'LOGIN', params: {}, query: { from }, state: { accessGrantedOnSignIn: true } };
    }
    if (content.accessLevel === 'DENIED') return refused(target, options);
    return linkTo(target);
  };
}

/** Where a video would play, the refusal is explained; live pages and containers explain it themselves. */
function refused(target: Target, { settings }: LinkOptions): Link {
  if (target.route !== 'VOD' && target.route !== 'INTERSTITIAL') return linkTo(target);
  if (settings.features.videoInterstitial) return linkTo({ ...target, route: 'INTERSTITIAL' });
  return linkTo({ ...target, route: 'VOD', query: { ...target.query, showInterstitial: 'true' } });
}

function withContext(target: Target, { context }: LinkOptions): Target {
  const query = { ...contextQuery(target.kind, context), ...target.query };
  const isSelf = ([name, value]: [string, string]) => target.params[name] === value;
  return { ...target, query: Object.fromEntries(Object.entries(query).filter((entry) => !isSelf(entry))) };
}

function linkTo({ route, params, query }: Target): Link {
  return { route, params, query, state: null };
}
