import { describe, expect, test } from 'vitest';
import {
  type ActionFacts,
  type ComposedAction,
  selectTrailer,
  selectVisibleActions,
} from './composed-actions.ts';

const film = { type: 'VIDEO', accessLevel: 'GRANTED' } as const;
const facts: ActionFacts = {
  isGuest: false,
  features: { socialSharing: true, watchlists: true, reviews: true },
  title: film,
};
const shows = (action: ComposedAction, change: Partial<ActionFacts>) =>
  selectVisibleActions([action], { ...facts, ...change }).length === 1;
const begun = { position: 60, duration: 600, finished: false };
const off = { socialSharing: false, watchlists: false, reviews: false };

const cases: [string, ComposedAction, Partial<ActionFacts>, boolean][] = [
  ['a film that is granted', 'favourites', {}, true],
  ['an episode that is granted', 'favourites', { title: { ...film, type: 'SEASON_VIDEO' } }, true],
  ['guests', 'favourites', { isGuest: true }, false],
  ['a film that is denied', 'favourites', { title: { ...film, accessLevel: 'DENIED' } }, false],
  [
    'a film that opens at sign-in',
    'favourites',
    { title: { ...film, accessLevel: 'GRANTED_ON_SIGN_IN' } },
    false,
  ],
  ['a film that a border closes', 'favourites', { title: { ...film, accessLevel: 'GEOBLOCKED' } }, false],
  ['a playlist', 'favourites', { title: { ...film, type: 'PLAYLIST' } }, false],
  ['no title', 'favourites', { title: undefined }, false],
  ['a realm that shares', 'share', { isGuest: true }, true],
  ['a realm that does not share', 'share', { features: off }, false],
  ['a film that was begun', 'restart', { title: { ...film, watchProgress: begun } }, true],
  ['a film that was not begun', 'restart', {}, false],
  [
    'a film that was watched',
    'restart',
    { title: { ...film, watchProgress: { ...begun, finished: true } } },
    false,
  ],
  [
    'a film that was begun and is denied now',
    'restart',
    { title: { ...film, accessLevel: 'DENIED', watchProgress: begun } },
    false,
  ],
  ['a film that is granted', 'play', { isGuest: true }, true],
  ['a film that is denied', 'play', { title: { ...film, accessLevel: 'DENIED' } }, false],
  ['a title without trailers', 'trailer', {}, false],
  ['a title with a trailer', 'trailer', { title: { ...film, trailers: [film] } }, true],
  [
    'a title with a trailer that opens at sign-in',
    'trailer',
    { title: { ...film, trailers: [{ accessLevel: 'GRANTED_ON_SIGN_IN' }] } },
    true,
  ],
  [
    'a title with trailers that stay closed',
    'trailer',
    { title: { ...film, trailers: [{ accessLevel: 'DENIED' }, { accessLevel: 'GEOBLOCKED' }] } },
    false,
  ],
  ['people who are signed in', 'watchlist', {}, true],
  ['guests', 'watchlist', { isGuest: true }, false],
  ['a realm without watchlists', 'watchlist', { features: off }, false],
  ['a film that is denied', 'watchlist', { title: { ...film, accessLevel: 'DENIED' } }, false],
  ['a film that a border closes', 'watchlist', { title: { ...film, accessLevel: 'GEOBLOCKED' } }, false],
  [
    'an episode that opens at sign-in',
    'watchlist',
    { title: { type: 'SEASON_VIDEO', accessLevel: 'GRANTED_ON_SIGN_IN' } },
    false,
  ],
  ['a playlist', 'watchlist', { title: { ...film, type: 'PLAYLIST' } }, true],
  ['a playlist that is denied', 'watchlist', { title: { type: 'PLAYLIST', accessLevel: 'DENIED' } }, true],
  ['a series that is denied', 'watchlist', { title: { type: 'SERIES', accessLevel: 'DENIED' } }, true],
  [
    'guests, of a series that is denied',
    'watchlist',
    { isGuest: true, title: { type: 'SERIES', accessLevel: 'DENIED' } },
    false,
  ],
  ['guests', 'signIn', { isGuest: true }, true],
  ['people who are signed in', 'signIn', {}, false],
  ['everybody', 'search', {}, true],
  ['everybody', 'toggleFilter', {}, true],
  ['everybody', 'toggleSort', {}, true],
  ['people who are signed in', 'reviewFormSubmit', {}, true],
  ['an adult', 'reviewFormSubmit', { profileKind: 'adult' }, true],
  ['a child', 'reviewFormSubmit', { profileKind: 'child' }, false],
  ['guests', 'reviewFormSubmit', { isGuest: true }, false],
  ['a realm without reviews', 'reviewFormSubmit', { features: off }, false],
  ['a film that is denied', 'reviewFormSubmit', { title: { ...film, accessLevel: 'DENIED' } }, false],
  ['a playlist', 'reviewFormSubmit', { title: { ...film, type: 'PLAYLIST' } }, false],
  ['anybody', 'download', {}, false],
];

describe('an action', () => {
  test.each(cases)('for %s: %s', (_whom, action, change, isShown) => {
    expect(shows(action, change)).toBe(isShown);
  });

  test('stands in the order in which a place names it', () => {
    expect(selectVisibleActions(['share', 'download', 'favourites'], facts)).toEqual(['share', 'favourites']);
  });
});

describe('The trailer that is played', () => {
  const trailer = (id: string, accessLevel: 'GRANTED' | 'GRANTED_ON_SIGN_IN' | 'DENIED' | 'GEOBLOCKED') => ({
    id,
    accessLevel,
  });
  test.each([
    ['no trailer', [], undefined],
    ['trailers that stay closed', [trailer('a', 'DENIED'), trailer('b', 'GEOBLOCKED')], undefined],
    ['one that opens at sign-in', [trailer('a', 'DENIED'), trailer('b', 'GRANTED_ON_SIGN_IN')], 'b'],
    ['one that is granted', [trailer('a', 'GRANTED_ON_SIGN_IN'), trailer('b', 'GRANTED')], 'b'],
    ['two that are granted', [trailer('a', 'GRANTED'), trailer('b', 'GRANTED')], 'a'],
  ])('of %s', (_what, trailers, id) => {
    expect(selectTrailer(trailers)?.id).toBe(id);
  });
});
