// Where each type of content lives.
import { type ContentKind, kindOf } from '../content/content-kind.ts';
import { isPremiere, premiereVideo } from '../content/premiere.ts';
import type { LinkableContent, LinkOptions, Target } from './link-shapes.ts';
import { slug } from './slug.ts';

type Place = Omit<Target, 'kind'>;
type TargetOf = (content: LinkableContent, options: LinkOptions) => Place;

const onLivePage: TargetOf = (content) =>
  isPremiere(content) ? onPremiere(content) : { ...onVideoPage(content), route: 'LIVE' };

const onVideoOrInterstitial: TargetOf = (content, { settings, context }) =>
  settings.features.videoInterstitial && !context?.direct
    ? { ...onVideoPage(content), route: 'INTERSTITIAL' }
    : onVideoPage(content);

const targets: Record<ContentKind, TargetOf> = {
  live: onLivePage,
  liveEvent: onLivePage,
  upcoming: onLivePage,
  epg: (content, options) => {
    if (isPremiere(content)) return onPremiere(content);
    if (!content.eventId) return { route: 'EPG', params: {}, query: {} };
    return onLivePage({ ...content, id: content.eventId }, options);
  },
  video: onVideoOrInterstitial,
  seasonVideo: onVideoOrInterstitial,
  season: ({ id, title, seriesId, seriesTitle }, { settings, context }) => {
    const series = seriesId ?? context?.seriesId;
    return settings.features.seriesInterstitial && series
      ? onSeriesPage(series, seriesTitle, { seasonId: id })
      : { route: 'SEASON', params: { seasonId: id, seasonTitle: slug(title ?? '') }, query: {} };
  },
  series: ({ id, title }) => onSeriesPage(id, title, {}),
  playlist: ({ id, title }) => ({
    route: 'PLAYLIST',
    params: { playlistId: id, playlistTitle: slug(title ?? '') },
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

/** The page of an item, access aside. A type that is not known is taken for a video. */
export function contentTarget(content: LinkableContent, options: LinkOptions): Target {
  const kind = kindOf(content.type) ?? (isKind(content.type) ? content.type : 'video');
  return { kind, ...targets[kind](content, options) };
}

function isKind(type: string): type is ContentKind {
  return Object.hasOwn(targets, type);
}

function onVideoPage({ id, title }: LinkableContent): Place {
  return { route: 'VOD', params: { eventId: id, eventTitle: slug(title ?? '') }, query: {} };
}

function onPremiere(content: LinkableContent): Place {
  return onVideoPage({ ...content, id: premiereVideo(content) ?? content.id });
}

function onSeriesPage(id: string, title: string | undefined, query: Place['query']): Place {
  return { route: 'SERIES', params: { seriesId: id, seriesTitle: slug(title ?? '') }, query };
}
