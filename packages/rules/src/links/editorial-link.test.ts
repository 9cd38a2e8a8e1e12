import { describe, expect, test } from 'vitest';
import { hrefFor } from '../routes/all-routes.ts';
import { createLinkFor } from './create-link-for.ts';
import {
  type EditorialLink,
  type EditorialLinkOptions,
  getLinkSubject,
  getSaveAction,
  resolveEditorialLink,
} from './editorial-link.ts';

const linkFor = createLinkFor(hrefFor);

const features = { seriesInterstitial: true, videoInterstitial: false };
const options = { linkFor, linkOptions: { settings: { features }, viewer: { isGuest: true } } };
const href = (link: EditorialLink, content?: EditorialLinkOptions['content']) => {
  const target = resolveEditorialLink(link, { ...options, ...(content && { content }) });
  return target?.kind === 'internal' ? hrefFor(target.link) : (target?.url ?? null);
};

test.each<[string, EditorialLink, string | null]>([
  ['a view', { route: 'SCHEDULE' }, '/schedule'],
  ['a view with its parameters', { route: 'GRID', query: { id: 'films' } }, '/grid?id=films'],
  ['a section as a view', { route: 'SECTION', params: { id: 'films' } }, '/section/films'],
  ['a section link', { event: { type: 'SECTION_LINK', id: 'films' } }, '/section/films'],
  ['a video', { event: { type: 'VIDEO', id: 'a' } }, '/video/a'],
  ['an episode', { event: { type: 'SEASON_VIDEO', id: 'a' } }, '/video/a'],
  ['a live event', { event: { type: 'LIVE_EVENT', id: 'a' } }, '/live/a'],
  ['a programme', { event: { type: 'EPG', id: 'a' } }, '/epg'],
  ['a playlist', { event: { type: 'PLAYLIST', id: 'a' } }, '/playlist/a'],
  ['a season', { event: { type: 'SEASON', id: 'a' } }, '/season/a'],
  ['a series', { event: { type: 'SERIES', id: 'a' } }, '/series/a'],
  ['a plugin', { route: 'PLUGIN', params: { id: 'poll' } }, '/plugin/poll'],
  ['titles alone', { videoIds: ['a', 'b'] }, '/video/a'],
  [
    'watching a playlist',
    { type: 'WATCH_PLAYLIST', event: { type: 'PLAYLIST', id: 'p' }, videoIds: ['a', 'b'] },
    '/video/a?playlistId=p',
  ],
  [
    'watching a playlist of which no title is known',
    { type: 'WATCH_PLAYLIST', event: { type: 'PLAYLIST', id: 'p' } },
    '/playlist/p',
  ],
  [
    'watching a watchlist',
    { type: 'WATCH_WATCHLIST', event: { type: 'WATCHLIST', id: 'w', owner: 'ann' }, videoIds: ['a'] },
    '/video/a?owner=ann&watchlistId=w',
  ],
  [
    'watching a watchlist of which no title is known',
    { type: 'WATCH_WATCHLIST', event: { type: 'WATCHLIST', id: 'w', owner: 'ann' } },
    '/watchlists/w?owner=ann',
  ],
  ['an address outside', { url: 'https://example.com/tickets' }, 'https://example.com/tickets'],
  ['an address that is a script', { url: 'javascript:alert(1)' }, null],
  ['an address without a host', { url: '/somewhere' }, null],
  ['adding to a watchlist', { type: 'ADD_TO_WATCHLIST', event: { type: 'VIDEO', id: 'a' } }, null],
  ['adding to favourites', { type: 'ADD_TO_FAVOURITES', event: { type: 'VIDEO', id: 'a' } }, null],
  ['nothing', {}, null],
])('%s', (_name, link, expected) => {
  const parts = (text: string | null) =>
    text && [text.split('?')[0], ...(text.split('?')[1]?.split('&').sort() ?? [])];
  expect(parts(href(link))).toEqual(parts(expected));
});

describe('a link to a title that is known', () => {
  const event = { type: 'VIDEO', id: 'a' };

  test('has its name in the address, and leads where its access says', () => {
    const known = { id: 'a', type: 'VIDEO', title: 'The Lamp' } as const;
    expect(href({ event }, { ...known, accessLevel: 'GRANTED' })).toBe('/video/a/the-lamp');
    expect(href({ event }, { ...known, accessLevel: 'DENIED' })).toBe(
      '/video/a/the-lamp?showInterstitial=true',
    );
    expect(href({ event }, { ...known, accessLevel: 'GRANTED_ON_SIGN_IN' })).toBe(
      '/login?from=%2Fvideo%2Fa%2Fthe-lamp',
    );
  });

  test('keeps the list that is watched', () => {
    const link = {
      type: 'WATCH_PLAYLIST',
      event: { type: 'PLAYLIST', id: 'p' },
      videoIds: ['a'],
    } as const;
    expect(href(link, { id: 'a', type: 'SEASON_VIDEO', title: 'One', accessLevel: 'GRANTED' })).toBe(
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
])('a link to %s goes where its card goes', (_name, link, about, expected) => {
  expect(href(link, about)).toBe(expected);
});

test.each<[string, EditorialLink, string | null]>([
  ['content is about it', { event: { type: 'SERIES', id: 's' } }, 's'],
  [
    'watching a list, about what it begins with',
    { type: 'WATCH_PLAYLIST', event: { type: 'PLAYLIST', id: 'p' }, videoIds: ['a'] },
    'a',
  ],
  ['a list itself, about the list', { event: { type: 'PLAYLIST', id: 'p' }, videoIds: ['a'] }, 'p'],
  ['titles alone, about the first', { videoIds: ['a', 'b'] }, 'a'],
  ['a view, about none', { route: 'HOME', videoIds: ['a'] }, null],
  ['an address, about none', { url: 'https://example.com' }, null],
  ['adding, about what is added', { type: 'ADD_TO_FAVOURITES', event: { type: 'VIDEO', id: 'a' } }, 'a'],
])('a link to %s', (_name, link, id) => {
  expect(getLinkSubject(link)?.id ?? null).toBe(id);
});

test.each<[EditorialLink['type'], string | null]>([
  ['ADD_TO_FAVOURITES', 'favourites'],
  ['ADD_TO_WATCHLIST', 'watchlist'],
  ['WATCH_PLAYLIST', null],
  [undefined, null],
])('a link of type %s keeps its title by: %s', (type, action) => {
  expect(getSaveAction({ ...(type && { type }), event: { type: 'VIDEO', id: 'a' } })).toBe(action);
});

test('a view carries the state that it was given', () => {
  const link = { route: 'LOGIN', locationState: { accessGrantedOnSignIn: true } };
  expect(resolveEditorialLink(link, options)).toMatchObject({
    link: { state: { accessGrantedOnSignIn: true } },
  });
});

test('content carries the state that an editor gave to its link', () => {
  const link = {
    event: { type: 'VIDEO', id: 'the-crossing' },
    locationState: { accessGrantedOnSignIn: true },
  };
  expect(resolveEditorialLink(link, options)).toMatchObject({
    link: { state: { accessGrantedOnSignIn: true } },
  });
});
