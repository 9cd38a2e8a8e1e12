import { describe, expect, test } from 'vitest';
import { buildHref } from '../routes/localised-routes.ts';
import {
  type EditorialLink,
  type EditorialLinkOptions,
  getLinkSubject,
  getSaveAction,
  resolveEditorialLink,
} from './editorial-link.ts';
import { createLinkFactory } from './link-factory.ts';

const createLink = createLinkFactory(buildHref);

const features = { seriesInterstitial: true, videoInterstitial: false };
const options = { createLink, linkOptions: { settings: { features }, viewer: { isGuest: true } } };
const resolveHref = (link: EditorialLink, content?: EditorialLinkOptions['content']) => {
  const target = resolveEditorialLink(link, { ...options, ...(content && { content }) });
  return target?.kind === 'internal' ? buildHref(target.link) : (target?.url ?? null);
};

test.each<[string, EditorialLink, string | null]>([
  ['a route', { route: 'SCHEDULE' }, '/schedule'],
  ['a route with query parameters', { route: 'GRID', query: { id: 'films' } }, '/grid?id=films'],
  ['a section route', { route: 'SECTION', params: { id: 'films' } }, '/section/films'],
  ['a section link', { event: { type: 'SECTION_LINK', id: 'films' } }, '/section/films'],
  ['a video', { event: { type: 'VIDEO', id: 'a' } }, '/video/a'],
  ['an episode', { event: { type: 'SEASON_VIDEO', id: 'a' } }, '/video/a'],
  ['a live event', { event: { type: 'LIVE_EVENT', id: 'a' } }, '/live/a'],
  ['a channel', { event: { type: 'EPG', id: 'a' } }, '/epg'],
  ['a playlist', { event: { type: 'PLAYLIST', id: 'a' } }, '/playlist/a'],
  ['a season', { event: { type: 'SEASON', id: 'a' } }, '/season/a'],
  ['a series', { event: { type: 'SERIES', id: 'a' } }, '/series/a'],
  ['a plugin', { route: 'PLUGIN', params: { id: 'poll' } }, '/plugin/poll'],
  ['video ids without an event', { videoIds: ['a', 'b'] }, '/video/a'],
  [
    'playing a playlist',
    { type: 'WATCH_PLAYLIST', event: { type: 'PLAYLIST', id: 'p' }, videoIds: ['a', 'b'] },
    '/video/a?playlistId=p',
  ],
  [
    'playing a playlist without video ids',
    { type: 'WATCH_PLAYLIST', event: { type: 'PLAYLIST', id: 'p' } },
    '/playlist/p',
  ],
  [
    'playing a watchlist',
    { type: 'WATCH_WATCHLIST', event: { type: 'WATCHLIST', id: 'w', owner: 'ann' }, videoIds: ['a'] },
    '/video/a?owner=ann&watchlistId=w',
  ],
  [
    'playing a watchlist without video ids',
    { type: 'WATCH_WATCHLIST', event: { type: 'WATCHLIST', id: 'w', owner: 'ann' } },
    '/watchlists/w?owner=ann',
  ],
  ['an external URL', { url: 'https://example.com/tickets' }, 'https://example.com/tickets'],
])('resolveEditorialLink resolves %s', (_name, link, expected) => {
  const splitQuery = (text: string | null) =>
    text && [text.split('?')[0], ...(text.split('?')[1]?.split('&').sort() ?? [])];
  expect(splitQuery(resolveHref(link))).toEqual(splitQuery(expected));
});

test.each<[string, EditorialLink]>([
  ['a javascript: URL', { url: 'javascript:alert(1)' }],
  ['a URL without a host', { url: '/somewhere' }],
  ['an action that adds to a watchlist', { type: 'ADD_TO_WATCHLIST', event: { type: 'VIDEO', id: 'a' } }],
  ['an action that adds to favourites', { type: 'ADD_TO_FAVOURITES', event: { type: 'VIDEO', id: 'a' } }],
  ['an empty link', {}],
])('resolveEditorialLink returns null for %s', (_name, link) => {
  expect(resolveHref(link)).toBeNull();
});

describe('resolveEditorialLink with the loaded title', () => {
  const event = { type: 'VIDEO', id: 'a' };

  test('adds the slug to the path and applies the access level', () => {
    const title = { id: 'a', type: 'VIDEO', title: 'The Lamp' } as const;
    expect(resolveHref({ event }, { ...title, accessLevel: 'GRANTED' })).toBe('/video/a/the-lamp');
    expect(resolveHref({ event }, { ...title, accessLevel: 'DENIED' })).toBe(
      '/video/a/the-lamp?showInterstitial=true',
    );
    expect(resolveHref({ event }, { ...title, accessLevel: 'GRANTED_ON_SIGN_IN' })).toBe(
      '/login?from=%2Fvideo%2Fa%2Fthe-lamp',
    );
  });

  test('keeps the playlist in the query', () => {
    const link = {
      type: 'WATCH_PLAYLIST',
      event: { type: 'PLAYLIST', id: 'p' },
      videoIds: ['a'],
    } as const;
    expect(resolveHref(link, { id: 'a', type: 'SEASON_VIDEO', title: 'One', accessLevel: 'GRANTED' })).toBe(
      '/video/a/one?playlistId=p',
    );
  });
});

test.each<[string, EditorialLink, EditorialLinkOptions['content'], string]>([
  [
    'a premiere',
    { event: { type: 'LIVE_EVENT', id: 'e' } },
    { id: 'e', type: 'LIVE_EVENT', premiereRelease: { videoId: 'v' } },
    '/video/v',
  ],
  ['a channel', { event: { type: 'EPG', id: 'c' } }, { id: 'c', type: 'EPG', eventId: 'e' }, '/live/e'],
  [
    'a season',
    { event: { type: 'SEASON', id: 's' } },
    { id: 's', type: 'SEASON', seriesId: 'x' },
    '/series/x?seasonId=s',
  ],
])('resolveEditorialLink resolves %s by its loaded content', (_name, link, content, expected) => {
  expect(resolveHref(link, content)).toBe(expected);
});

test.each<[string, EditorialLink, string | null]>([
  ['a content link is the content', { event: { type: 'SERIES', id: 's' } }, 's'],
  [
    'a link that plays a list is its first title',
    { type: 'WATCH_PLAYLIST', event: { type: 'PLAYLIST', id: 'p' }, videoIds: ['a'] },
    'a',
  ],
  ['a list link is the list', { event: { type: 'PLAYLIST', id: 'p' }, videoIds: ['a'] }, 'p'],
  ['a link with only video ids is the first one', { videoIds: ['a', 'b'] }, 'a'],
  ['a route link is null', { route: 'HOME', videoIds: ['a'] }, null],
  ['an external URL is null', { url: 'https://example.com' }, null],
  ['an action is the title it adds', { type: 'ADD_TO_FAVOURITES', event: { type: 'VIDEO', id: 'a' } }, 'a'],
])('getLinkSubject of %s', (_name, link, id) => {
  expect(getLinkSubject(link)?.id ?? null).toBe(id);
});

test.each<[EditorialLink['type'], string | null]>([
  ['ADD_TO_FAVOURITES', 'favourites'],
  ['ADD_TO_WATCHLIST', 'watchlist'],
  ['WATCH_PLAYLIST', null],
  [undefined, null],
])('getSaveAction of link type %s is %s', (type, action) => {
  expect(getSaveAction({ ...(type && { type }), event: { type: 'VIDEO', id: 'a' } })).toBe(action);
});

test('a route link keeps its location state', () => {
  const link = { route: 'LOGIN', locationState: { accessGrantedOnSignIn: true } };
  expect(resolveEditorialLink(link, options)).toMatchObject({
    link: { state: { accessGrantedOnSignIn: true } },
  });
});

test('a content link keeps the location state that an operator set', () => {
  const link = {
    event: { type: 'VIDEO', id: 'the-crossing' },
    locationState: { accessGrantedOnSignIn: true },
  };
  expect(resolveEditorialLink(link, options)).toMatchObject({
    link: { state: { accessGrantedOnSignIn: true } },
  });
});
