import { expect, test } from 'vitest';
import { isAdminRoute, isPublicRoute, isTopBarHidden, keepsSearch } from './route-kinds.ts';
import { routeKeys } from './route-variants.ts';

test('home, login with its sub-routes, signup, reset and request-password need no sign-in', () => {
  expect(routeKeys.filter(isPublicRoute).sort()).toEqual([
    'HOME',
    'LOGIN',
    'LOGIN_REDIRECT',
    'LOGIN_REQUEST_PASSWORD',
    'LOGIN_RESET_PASSWORD',
    'MAGIC_LINK',
    'REQUEST_PASSWORD',
    'RESET_PASSWORD',
    'ROOT',
    'SIGNUP',
  ]);
});

test('the top bar is hidden on interstitial, video, season and playlist pages', () => {
  expect(routeKeys.filter(isTopBarHidden).sort()).toEqual(['INTERSTITIAL', 'PLAYLIST', 'SEASON', 'VOD']);
});

test('the search outlives a visit to a result and nothing else', () => {
  expect(keepsSearch('VOD')).toBe(true);
  expect(keepsSearch('SEARCH')).toBe(true);
  expect(keepsSearch('HOME')).toBe(false);
  expect(keepsSearch('ACCOUNT')).toBe(false);
});

test('the seven previews are for operators', () => {
  expect(routeKeys.filter(isAdminRoute)).toHaveLength(7);
});
