import { expect, test } from 'vitest';
import { isAdminRoute, isRouteWithoutReturn, isTopBarHidden, shouldKeepSearch } from './route-kinds.ts';
import { routeKeys } from './route-variants.ts';

test('isRouteWithoutReturn accepts home, login with its sub-routes, signup, reset and request-password', () => {
  expect(routeKeys.filter(isRouteWithoutReturn).sort()).toEqual([
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

test('isTopBarHidden is true on interstitial, video, season and playlist pages', () => {
  expect(routeKeys.filter(isTopBarHidden).sort()).toEqual(['INTERSTITIAL', 'PLAYLIST', 'SEASON', 'VOD']);
});

test('shouldKeepSearch is true on content and search pages only', () => {
  expect(shouldKeepSearch('VOD')).toBe(true);
  expect(shouldKeepSearch('SEARCH')).toBe(true);
  expect(shouldKeepSearch('HOME')).toBe(false);
  expect(shouldKeepSearch('ACCOUNT')).toBe(false);
});

test('isAdminRoute is true for the seven previews', () => {
  expect(routeKeys.filter(isAdminRoute)).toHaveLength(7);
});
