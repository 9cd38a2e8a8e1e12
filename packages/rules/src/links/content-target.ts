// The route of each content kind.
import { type ContentKind, toContentKind } from '../content/content-kind.ts';
import { getPremiereVideoId, isPremiere } from '../content/releases.ts';
import type { LinkableContent, LinkOptions, LinkTarget } from './link-types.ts';
import { slugify } from './slug.ts';

type TargetWithoutKind = Omit<LinkTarget, 'kind'>;
type CreateTarget = (content: LinkableContent, options: LinkOptions) => TargetWithoutKind;

const createLivePageTarget: CreateTarget = (content) =>
  isPremiere(content) ? createPremiereTarget(content) : { ...createVideoTarget(content), route: 'LIVE' };

const createVideoOrInterstitialTarget: CreateTarget = (content, { settings, context }) =>
  settings.features.videoInterstitial && !context?.shouldSkipInterstitial
    ? { ...createVideoTarget(content), route: 'INTERSTITIAL' }
    : createVideoTarget(content);

const targetFactories: Record<ContentKind, CreateTarget> = {
  live: createLivePageTarget,
  liveEvent: createLivePageTarget,
  upcoming: createLivePageTarget,
  epg: (content, options) => {
    if (isPremiere(content)) return createPremiereTarget(content);
    if (!content.eventId) return { route: 'EPG', params: {}, query: {} };
    return createLivePageTarget({ ...content, id: content.eventId }, options);
  },
  video: createVideoOrInterstitialTarget,
  seasonVideo: createVideoOrInterstitialTarget,
  season: ({ id, title, seriesId, seriesTitle }, { settings, context }) => {
    const targetSeriesId = seriesId ?? context?.seriesId;
    return settings.features.seriesInterstitial && targetSeriesId
      ? createSeriesTarget(targetSeriesId, seriesTitle, { seasonId: id })
      : { route: 'SEASON', params: { seasonId: id, seasonTitle: slugify(title ?? '') }, query: {} };
  },
  series: ({ id, title }) => createSeriesTarget(id, title, {}),
  playlist: ({ id, title }) => ({
    route: 'PLAYLIST',
    params: { playlistId: id, playlistTitle: slugify(title ?? '') },
    query: {},
  }),
  watchlist: ({ id, ownerExternalId: owner }) => ({
    route: 'WATCHLISTS',
    params: { watchlistId: id },
    query: { ...(owner && { owner }) },
  }),
  dataFeed: ({ id, feedName }) =>
    feedName
      ? { route: 'NEWS_ITEM', params: { feedName, newId: id }, query: {} }
      : { route: 'NEWS', params: {}, query: {} },
  sectionLink: ({ id }) => ({ route: 'SECTION', params: { id }, query: {} }),
};

/** Returns the route of an item, regardless of access. Unknown types are treated as videos. */
export function resolveContentTarget(content: LinkableContent, options: LinkOptions): LinkTarget {
  const kind = toContentKind(content.type) ?? (isKind(content.type) ? content.type : 'video');
  return { kind, ...targetFactories[kind](content, options) };
}

function isKind(type: string): type is ContentKind {
  return Object.hasOwn(targetFactories, type);
}

function createVideoTarget({ id, title }: LinkableContent): TargetWithoutKind {
  return { route: 'VOD', params: { eventId: id, eventTitle: slugify(title ?? '') }, query: {} };
}

function createPremiereTarget(content: LinkableContent): TargetWithoutKind {
  return createVideoTarget({ ...content, id: getPremiereVideoId(content) ?? content.id });
}

function createSeriesTarget(
  id: string,
  title: string | undefined,
  query: TargetWithoutKind['query'],
): TargetWithoutKind {
  return { route: 'SERIES', params: { seriesId: id, seriesTitle: slugify(title ?? '') }, query };
}
