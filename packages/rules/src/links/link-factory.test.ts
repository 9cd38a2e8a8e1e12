import { describe, expect, test } from 'vitest';
import { buildHref } from '../routes/localised-routes.ts';
import { createLinkFactory } from './link-factory.ts';
import type { LinkableContent, LinkContext } from './link-types.ts';

const createContentLink = createLinkFactory(buildHref);

interface LinkSetup {
  seriesInterstitial?: boolean;
  videoInterstitial?: boolean;
  isGuest?: boolean;
  context?: LinkContext;
  language?: string;
}

function createLink(content: Partial<LinkableContent> & { type: string }, setup: LinkSetup = {}) {
  const { seriesInterstitial = false, videoInterstitial = false, isGuest = false } = setup;
  return createContentLink(
    { id: '7', title: 'The End', accessLevel: 'GRANTED', ...content },
    {
      settings: { features: { seriesInterstitial, videoInterstitial } },
      viewer: { isGuest },
      context: setup.context,
      language: setup.language,
    },
  );
}

const createHref = (...args: Parameters<typeof createLink>) => buildHref(createLink(...args));

describe('a link by content type', () => {
  test.each([
    ['LIVE', '/live/7/the-end'],
    ['LIVE_EVENT', '/live/7/the-end'],
    ['UPCOMING', '/live/7/the-end'],
    ['VIDEO', '/video/7/the-end'],
    ['VOD', '/video/7/the-end'],
    ['VOD_VIDEO', '/video/7/the-end'],
    ['SEASON_VIDEO', '/video/7/the-end'],
    ['SEASON_VOD', '/video/7/the-end'],
    ['SEASON', '/season/7/the-end'],
    ['VOD_SEASON', '/season/7/the-end'],
    ['SERIES', '/series/7/the-end'],
    ['VOD_SERIES', '/series/7/the-end'],
    ['PLAYLIST', '/playlist/7/the-end'],
    ['VOD_PLAYLIST', '/playlist/7/the-end'],
    ['WATCHLIST', '/watchlists/7'],
    ['SECTION_LINK', '/section/7'],
    ['video', '/video/7/the-end'],
    ['sectionLink', '/section/7'],
    ['SOMETHING_NEW', '/video/7/the-end'],
  ])('%s: %s', (type, expected) => {
    expect(createHref({ type })).toBe(expected);
  });

  test('links a channel to the live event that it shows, else to the guide', () => {
    expect(createHref({ type: 'EPG', eventId: '99' })).toBe('/live/99/the-end');
    expect(createHref({ type: 'EPG' })).toBe('/epg');
  });

  test('links a data feed item to its news page, or to the news without a feed', () => {
    expect(createHref({ type: 'DATA_FEED', feedName: 'sport' })).toBe('/news/sport/7');
    expect(createHref({ type: 'DATA_FEED' })).toBe('/news');
  });

  test('adds the owner of a watchlist', () => {
    expect(createHref({ type: 'WATCHLIST', ownerExternalId: 'ann' })).toBe('/watchlists/7?owner=ann');
  });

  test('omits the slug of a title without letters or digits', () => {
    expect(createHref({ type: 'VIDEO', title: '???' })).toBe('/video/7');
    expect(createHref({ type: 'VIDEO', title: undefined })).toBe('/video/7');
  });
});

describe('a link to a premiere', () => {
  test.each(['LIVE', 'LIVE_EVENT', 'UPCOMING', 'EPG'])('leads to the video page for type %s', (type) => {
    expect(createHref({ type, eventId: '99', premiereRelease: { scheduledAt: 1 } })).toBe('/video/7/the-end');
    expect(createHref({ type, eventId: '99', computedReleases: [{ type: 'PREMIERE' }] })).toBe(
      '/video/7/the-end',
    );
  });

  test('ignores computed releases of other types', () => {
    expect(createHref({ type: 'LIVE', computedReleases: [{ type: 'REPEAT' }] })).toBe('/live/7/the-end');
  });
});

describe('a link to a season', () => {
  const season = { type: 'SEASON', seriesId: '3', seriesTitle: 'Long Days' };

  test('leads to its series when the series interstitial is on and the series is known', () => {
    expect(createHref(season, { seriesInterstitial: true })).toBe('/series/3/long-days?seasonId=7');
    expect(createHref({ type: 'SEASON' }, { seriesInterstitial: true, context: { seriesId: '3' } })).toBe(
      '/series/3?seasonId=7',
    );
  });

  test('leads to the season page in every other case', () => {
    expect(createHref(season)).toBe('/season/7/the-end');
    expect(createHref({ type: 'SEASON' }, { seriesInterstitial: true })).toBe('/season/7/the-end');
    expect(createHref(season, { videoInterstitial: true })).toBe('/season/7/the-end');
  });
});

describe('a link with the video interstitial', () => {
  test('leads to the interstitial before videos, unless the context skips it', () => {
    const setup = { videoInterstitial: true };
    expect(createHref({ type: 'VIDEO' }, setup)).toBe('/interstitial/7/the-end');
    expect(createHref({ type: 'SEASON_VIDEO' }, setup)).toBe('/interstitial/7/the-end');
    expect(createHref({ type: 'VIDEO' }, { ...setup, context: { shouldSkipInterstitial: true } })).toBe(
      '/video/7/the-end',
    );
    expect(createHref({ type: 'LIVE' }, setup)).toBe('/live/7/the-end');
    expect(createHref({ type: 'VIDEO' }, { seriesInterstitial: true })).toBe('/video/7/the-end');
  });
});

describe('a link to content granted on sign-in', () => {
  const content = { type: 'VIDEO', accessLevel: 'GRANTED_ON_SIGN_IN' } as const;

  test('sends a guest to sign-in with the return path and the reason', () => {
    expect(createLink(content, { isGuest: true, context: { playlistId: '5' } })).toEqual({
      route: 'LOGIN',
      params: {},
      query: { from: '/video/7/the-end?playlistId=5' },
      state: { accessGrantedOnSignIn: true },
    });
  });

  test('uses the page language in the return path', () => {
    expect(createLink({ ...content, type: 'SEASON' }, { isGuest: true, language: 'es' }).query).toEqual({
      from: '/temporada/7/the-end',
    });
  });

  test('links a signed-in viewer to the content', () => {
    expect(createLink(content)).toMatchObject({ route: 'VOD', state: null });
  });
});

describe('a link to denied content', () => {
  const deniedContent = { accessLevel: 'DENIED' } as const;

  test('leads to the interstitial when it is on', () => {
    expect(createHref({ type: 'VIDEO', ...deniedContent }, { videoInterstitial: true })).toBe(
      '/interstitial/7/the-end',
    );
    expect(
      createHref(
        { type: 'VIDEO', ...deniedContent },
        { videoInterstitial: true, context: { shouldSkipInterstitial: true } },
      ),
    ).toBe('/interstitial/7/the-end');
  });

  test('leads to the video page with showInterstitial when the interstitial is off', () => {
    expect(createHref({ type: 'VIDEO', ...deniedContent })).toBe('/video/7/the-end?showInterstitial=true');
    expect(
      createHref({ type: 'SEASON_VIDEO', ...deniedContent }, { isGuest: true, context: { seasonId: '2' } }),
    ).toBe('/video/7/the-end?seasonId=2&showInterstitial=true');
  });

  test.each([
    ['LIVE', '/live/7/the-end'],
    ['SEASON', '/season/7/the-end'],
    ['SERIES', '/series/7/the-end'],
    ['PLAYLIST', '/playlist/7/the-end'],
    ['WATCHLIST', '/watchlists/7'],
    ['SECTION_LINK', '/section/7'],
  ])('links %s to its page', (type, expected) => {
    expect(createHref({ type, ...deniedContent }, { videoInterstitial: true })).toBe(expected);
  });
});

test('a link to geoblocked content leads to its own page', () => {
  expect(createHref({ type: 'VIDEO', accessLevel: 'GEOBLOCKED' }, { isGuest: true })).toBe(
    '/video/7/the-end',
  );
});

describe('the context of a link', () => {
  test('adds the ids of the context to the query', () => {
    const context = { seasonId: '1', seriesId: '2', playlistId: '3', watchlistId: '4', owner: 'ann' };
    expect(createLink({ type: 'VIDEO' }, { context }).query).toEqual(context);
  });

  test('adds the owner only with a watchlist', () => {
    expect(createLink({ type: 'VIDEO' }, { context: { owner: 'ann' } }).query).toEqual({});
  });

  test('adds playback options for playable kinds only, in whole seconds', () => {
    const context = { start: 12.9, trailerFrom: 't1' };
    expect(createLink({ type: 'VIDEO' }, { context }).query).toEqual({ start: '12', trailerFrom: 't1' });
    expect(createLink({ type: 'LIVE' }, { context: { start: 0 } }).query).toEqual({ start: '0' });
    expect(createLink({ type: 'VIDEO' }, { context: { start: -1 } }).query).toEqual({});
    expect(createLink({ type: 'VIDEO' }, { context: { start: Number.NaN } }).query).toEqual({});
    expect(createLink({ type: 'SERIES' }, { context }).query).toEqual({});
  });

  test('omits parameters that the path contains', () => {
    expect(createHref({ type: 'PLAYLIST' }, { context: { playlistId: '7' } })).toBe('/playlist/7/the-end');
  });
});
