import { describe, expect, test } from 'vitest';
import { hrefFor } from '../routes/all-routes.ts';
import { createLinkFor } from './create-link-for.ts';
import type { LinkableContent, LinkContext } from './link-types.ts';

const linkFor = createLinkFor(hrefFor);

interface Setting {
  seriesInterstitial?: boolean;
  videoInterstitial?: boolean;
  isGuest?: boolean;
  context?: LinkContext;
  language?: string;
}

function link(content: Partial<LinkableContent> & { type: string }, setting: Setting = {}) {
  const { seriesInterstitial = false, videoInterstitial = false, isGuest = false } = setting;
  return linkFor(
    { id: '7', title: 'The End', accessLevel: 'GRANTED', ...content },
    {
      settings: { features: { seriesInterstitial, videoInterstitial } },
      viewer: { isGuest },
      context: setting.context,
      language: setting.language,
    },
  );
}

const href = (...args: Parameters<typeof link>) => hrefFor(link(...args));

describe('each type has its page', () => {
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
    expect(href({ type })).toBe(expected);
  });

  test('a programme leads to the live event of its channel, without one to the guide', () => {
    expect(href({ type: 'EPG', eventId: '99' })).toBe('/live/99/the-end');
    expect(href({ type: 'EPG' })).toBe('/epg');
  });

  test('an item of a data feed leads to its news page, without a feed to the news', () => {
    expect(href({ type: 'DATA_FEED', feedName: 'sport' })).toBe('/news/sport/7');
    expect(href({ type: 'DATA_FEED' })).toBe('/news');
  });

  test('a watchlist says whose it is', () => {
    expect(href({ type: 'WATCHLIST', ownerExternalId: 'ann' })).toBe('/watchlists/7?owner=ann');
  });

  test('a title of symbols leaves the title out', () => {
    expect(href({ type: 'VIDEO', title: '???' })).toBe('/video/7');
    expect(href({ type: 'VIDEO', title: undefined })).toBe('/video/7');
  });
});

describe('a premiere release leads to the video page', () => {
  test.each(['LIVE', 'LIVE_EVENT', 'UPCOMING', 'EPG'])('%s', (type) => {
    expect(href({ type, eventId: '99', premiereRelease: { scheduledAt: 1 } })).toBe('/video/7/the-end');
    expect(href({ type, eventId: '99', computedReleases: [{ type: 'PREMIERE' }] })).toBe('/video/7/the-end');
  });

  test('other releases change nothing', () => {
    expect(href({ type: 'LIVE', computedReleases: [{ type: 'REPEAT' }] })).toBe('/live/7/the-end');
  });
});

describe('a season', () => {
  const season = { type: 'SEASON', seriesId: '3', seriesTitle: 'Long Days' };

  test('leads to its series when the series interstitial is on and the series is known', () => {
    expect(href(season, { seriesInterstitial: true })).toBe('/series/3/long-days?seasonId=7');
    expect(href({ type: 'SEASON' }, { seriesInterstitial: true, context: { seriesId: '3' } })).toBe(
      '/series/3?seasonId=7',
    );
  });

  test('leads to its own page in every other case', () => {
    expect(href(season)).toBe('/season/7/the-end');
    expect(href({ type: 'SEASON' }, { seriesInterstitial: true })).toBe('/season/7/the-end');
    expect(href(season, { videoInterstitial: true })).toBe('/season/7/the-end');
  });
});

describe('the video interstitial', () => {
  test('comes before a video when it is on, except on the direct way', () => {
    const setting = { videoInterstitial: true };
    expect(href({ type: 'VIDEO' }, setting)).toBe('/interstitial/7/the-end');
    expect(href({ type: 'SEASON_VIDEO' }, setting)).toBe('/interstitial/7/the-end');
    expect(href({ type: 'VIDEO' }, { ...setting, context: { direct: true } })).toBe('/video/7/the-end');
    expect(href({ type: 'LIVE' }, setting)).toBe('/live/7/the-end');
    expect(href({ type: 'VIDEO' }, { seriesInterstitial: true })).toBe('/video/7/the-end');
  });
});

describe('what is granted on sign-in', () => {
  const content = { type: 'VIDEO', accessLevel: 'GRANTED_ON_SIGN_IN' } as const;

  test('sends a guest to login, with the way back and the reason', () => {
    expect(link(content, { isGuest: true, context: { playlistId: '5' } })).toEqual({
      route: 'LOGIN',
      params: {},
      query: { from: '/video/7/the-end?playlistId=5' },
      state: { accessGrantedOnSignIn: true },
    });
  });

  test('has its way back in the language of the page', () => {
    expect(link({ ...content, type: 'SEASON' }, { isGuest: true, language: 'es' }).query).toEqual({
      from: '/temporada/7/the-end',
    });
  });

  test('is a normal link for who is signed in', () => {
    expect(link(content)).toMatchObject({ route: 'VOD', state: null });
  });
});

describe('what is denied', () => {
  const denied = { accessLevel: 'DENIED' } as const;

  test('is explained on the interstitial when that is on', () => {
    expect(href({ type: 'VIDEO', ...denied }, { videoInterstitial: true })).toBe('/interstitial/7/the-end');
    expect(href({ type: 'VIDEO', ...denied }, { videoInterstitial: true, context: { direct: true } })).toBe(
      '/interstitial/7/the-end',
    );
  });

  test('is explained on the video page otherwise', () => {
    expect(href({ type: 'VIDEO', ...denied })).toBe('/video/7/the-end?showInterstitial=true');
    expect(href({ type: 'SEASON_VIDEO', ...denied }, { isGuest: true, context: { seasonId: '2' } })).toBe(
      '/video/7/the-end?seasonId=2&showInterstitial=true',
    );
  });

  test.each([
    ['LIVE', '/live/7/the-end'],
    ['SEASON', '/season/7/the-end'],
    ['SERIES', '/series/7/the-end'],
    ['PLAYLIST', '/playlist/7/the-end'],
    ['WATCHLIST', '/watchlists/7'],
    ['SECTION_LINK', '/section/7'],
  ])('%s keeps its own page', (type, expected) => {
    expect(href({ type, ...denied }, { videoInterstitial: true })).toBe(expected);
  });
});

test('geoblocked content keeps its normal link', () => {
  expect(href({ type: 'VIDEO', accessLevel: 'GEOBLOCKED' }, { isGuest: true })).toBe('/video/7/the-end');
});

describe('the context', () => {
  test('of the list goes into the query', () => {
    const context = { seasonId: '1', seriesId: '2', playlistId: '3', watchlistId: '4', owner: 'ann' };
    expect(link({ type: 'VIDEO' }, { context }).query).toEqual(context);
  });

  test('names an owner only with a watchlist', () => {
    expect(link({ type: 'VIDEO' }, { context: { owner: 'ann' } }).query).toEqual({});
  });

  test('of playback goes with what can be played, in whole seconds', () => {
    const context = { start: 12.9, trailerFrom: 't1' };
    expect(link({ type: 'VIDEO' }, { context }).query).toEqual({ start: '12', trailerFrom: 't1' });
    expect(link({ type: 'LIVE' }, { context: { start: 0 } }).query).toEqual({ start: '0' });
    expect(link({ type: 'VIDEO' }, { context: { start: -1 } }).query).toEqual({});
    expect(link({ type: 'VIDEO' }, { context: { start: Number.NaN } }).query).toEqual({});
    expect(link({ type: 'SERIES' }, { context }).query).toEqual({});
  });

  test('does not repeat what the path already says', () => {
    expect(href({ type: 'PLAYLIST' }, { context: { playlistId: '7' } })).toBe('/playlist/7/the-end');
  });
});
