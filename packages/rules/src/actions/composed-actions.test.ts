import { describe, expect, test } from 'vitest';
import {
  type ActionContext,
  type ComposedAction,
  selectTrailer,
  selectVisibleActions,
} from './composed-actions.ts';

const film = { type: 'VIDEO', accessLevel: 'GRANTED' } as const;
const context: ActionContext = {
  isGuest: false,
  features: { socialSharing: true, watchlists: true, reviews: true },
  title: film,
};
const isVisible = (action: ComposedAction, overrides: Partial<ActionContext>) =>
  selectVisibleActions([action], { ...context, ...overrides }).length === 1;
const partialProgress = { position: 60, duration: 600, finished: false };
const disabledFeatures = { socialSharing: false, watchlists: false, reviews: false };

const cases: [string, ComposedAction, Partial<ActionContext>, boolean][] = [
  ['a granted film', 'favourites', {}, true],
  ['a granted episode', 'favourites', { title: { ...film, type: 'SEASON_VIDEO' } }, true],
  ['a guest', 'favourites', { isGuest: true }, false],
  ['a denied film', 'favourites', { title: { ...film, accessLevel: 'DENIED' } }, false],
  [
    'a film granted on sign-in',
    'favourites',
    { title: { ...film, accessLevel: 'GRANTED_ON_SIGN_IN' } },
    false,
  ],
  ['a geoblocked film', 'favourites', { title: { ...film, accessLevel: 'GEOBLOCKED' } }, false],
  ['a playlist', 'favourites', { title: { ...film, type: 'PLAYLIST' } }, false],
  ['no title', 'favourites', { title: undefined }, false],
  ['a realm with social sharing', 'share', { isGuest: true }, true],
  ['a realm without social sharing', 'share', { features: disabledFeatures }, false],
  ['a partly watched film', 'restart', { title: { ...film, watchProgress: partialProgress } }, true],
  ['an unwatched film', 'restart', {}, false],
  [
    'a finished film',
    'restart',
    { title: { ...film, watchProgress: { ...partialProgress, finished: true } } },
    false,
  ],
  [
    'a partly watched film that is denied',
    'restart',
    { title: { ...film, accessLevel: 'DENIED', watchProgress: partialProgress } },
    false,
  ],
  ['a granted film', 'play', { isGuest: true }, true],
  ['a denied film', 'play', { title: { ...film, accessLevel: 'DENIED' } }, false],
  ['a title without trailers', 'trailer', {}, false],
  ['a title with a trailer', 'trailer', { title: { ...film, trailers: [film] } }, true],
  [
    'a title with a trailer granted on sign-in',
    'trailer',
    { title: { ...film, trailers: [{ accessLevel: 'GRANTED_ON_SIGN_IN' }] } },
    true,
  ],
  [
    'a title with denied and geoblocked trailers',
    'trailer',
    { title: { ...film, trailers: [{ accessLevel: 'DENIED' }, { accessLevel: 'GEOBLOCKED' }] } },
    false,
  ],
  ['a signed-in viewer', 'watchlist', {}, true],
  ['a guest', 'watchlist', { isGuest: true }, false],
  ['a realm without watchlists', 'watchlist', { features: disabledFeatures }, false],
  ['a denied film', 'watchlist', { title: { ...film, accessLevel: 'DENIED' } }, false],
  ['a geoblocked film', 'watchlist', { title: { ...film, accessLevel: 'GEOBLOCKED' } }, false],
  [
    'an episode granted on sign-in',
    'watchlist',
    { title: { type: 'SEASON_VIDEO', accessLevel: 'GRANTED_ON_SIGN_IN' } },
    false,
  ],
  ['a playlist', 'watchlist', { title: { ...film, type: 'PLAYLIST' } }, true],
  ['a denied playlist', 'watchlist', { title: { type: 'PLAYLIST', accessLevel: 'DENIED' } }, true],
  ['a denied series', 'watchlist', { title: { type: 'SERIES', accessLevel: 'DENIED' } }, true],
  [
    'a guest on a denied series',
    'watchlist',
    { isGuest: true, title: { type: 'SERIES', accessLevel: 'DENIED' } },
    false,
  ],
  ['a guest', 'signIn', { isGuest: true }, true],
  ['a signed-in viewer', 'signIn', {}, false],
  ['any viewer', 'search', {}, true],
  ['any viewer', 'toggleFilter', {}, true],
  ['any viewer', 'toggleSort', {}, true],
  ['a signed-in viewer', 'reviewFormSubmit', {}, true],
  ['an adult', 'reviewFormSubmit', { profileKind: 'adult' }, true],
  ['a child', 'reviewFormSubmit', { profileKind: 'child' }, false],
  ['a guest', 'reviewFormSubmit', { isGuest: true }, false],
  ['a realm without reviews', 'reviewFormSubmit', { features: disabledFeatures }, false],
  ['a denied film', 'reviewFormSubmit', { title: { ...film, accessLevel: 'DENIED' } }, false],
  ['a playlist', 'reviewFormSubmit', { title: { ...film, type: 'PLAYLIST' } }, false],
  ['any viewer', 'download', {}, false],
];

describe('selectVisibleActions', () => {
  test.each(cases)(
    'for %s, the action %s with the context %j is visible: %s',
    (_case, action, overrides, expected) => {
      expect(isVisible(action, overrides)).toBe(expected);
    },
  );

  test('keeps the order of its input', () => {
    expect(selectVisibleActions(['share', 'download', 'favourites'], context)).toEqual([
      'share',
      'favourites',
    ]);
  });
});

describe('selectTrailer', () => {
  const createTrailer = (
    id: string,
    accessLevel: 'GRANTED' | 'GRANTED_ON_SIGN_IN' | 'DENIED' | 'GEOBLOCKED',
  ) => ({
    id,
    accessLevel,
  });
  test.each([
    ['a title without trailers', [], undefined],
    [
      'denied and geoblocked trailers',
      [createTrailer('a', 'DENIED'), createTrailer('b', 'GEOBLOCKED')],
      undefined,
    ],
    [
      'a denied trailer and one granted on sign-in',
      [createTrailer('a', 'DENIED'), createTrailer('b', 'GRANTED_ON_SIGN_IN')],
      'b',
    ],
    [
      'a trailer granted on sign-in and a granted one',
      [createTrailer('a', 'GRANTED_ON_SIGN_IN'), createTrailer('b', 'GRANTED')],
      'b',
    ],
    ['two granted trailers', [createTrailer('a', 'GRANTED'), createTrailer('b', 'GRANTED')], 'a'],
  ])('for %s (%j), the id of the selected trailer is %s', (_case, trailers, id) => {
    expect(selectTrailer(trailers)?.id).toBe(id);
  });
});
