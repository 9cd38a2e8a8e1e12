import { describe, expect, test } from 'vitest';
import {
  buildCardClickProperties,
  buildLicenceSelectProperties,
  decideTracking,
  getUserType,
  hasOptedOut,
} from './tracking.ts';

describe('decideTracking', () => {
  const preferences = { isEnabled: true, requiresConsent: true, consent: true, isOptedOut: false };
  test.each([
    ['is on after the viewer consented', {}, 'on'],
    ['asks when the viewer has not decided', { consent: null }, 'ask'],
    ['is off after the viewer declined', { consent: false }, 'off'],
    ['is on when the realm requires no consent', { requiresConsent: false, consent: null }, 'on'],
    ['is off when the operator disables analytics', { isEnabled: false }, 'off'],
    ['is off when the browser opts out, even with consent', { isOptedOut: true }, 'off'],
    ['does not ask when the browser opts out', { isOptedOut: true, consent: null }, 'off'],
  ] as const)('%s', (_condition, overrides, expected) => {
    expect(decideTracking({ ...preferences, ...overrides })).toBe(expected);
  });
});

describe('hasOptedOut', () => {
  test.each([
    ['1', undefined, true],
    [undefined, true, true],
    [null, '1', true],
    ['0', false, false],
    ['unspecified', undefined, false],
  ])('with Do Not Track %s and Global Privacy Control %s returns %s', (dnt, gpc, expected) => {
    expect(hasOptedOut(dnt, gpc)).toBe(expected);
  });
});

test('getUserType returns guest or the role of the account', () => {
  expect(getUserType(null)).toBe('guest');
  expect(getUserType({ isGuest: true, rol: 'GUEST' })).toBe('guest');
  expect(getUserType({ isGuest: false, rol: 'USER' })).toBe('USER');
  expect(getUserType({ isGuest: false, rol: 'ADMIN' })).toBe('ADMIN');
});

describe('buildCardClickProperties', () => {
  const card = { id: '7', type: 'SEASON_VIDEO', accessLevel: 'GRANTED', title: 'Fog', seriesTitle: 'Lamps' };
  const position = { gridPosition: 3, groupId: 'row-1', groupName: 'New' };

  test('includes titles when the realm shows titles', () => {
    expect(buildCardClickProperties(card, position, { showTitles: true })).toEqual({ ...card, ...position });
  });

  test('omits titles when the realm hides titles', () => {
    expect(buildCardClickProperties(card, position, { showTitles: false })).toEqual({
      id: '7',
      type: 'SEASON_VIDEO',
      accessLevel: 'GRANTED',
      ...position,
    });
  });
});

test('buildLicenceSelectProperties returns unknown for every value without a licence', () => {
  expect(buildLicenceSelectProperties(undefined)).toEqual({
    id: 'unknown',
    licenceName: 'unknown',
    type: 'unknown',
    purchaseStrategy: 'unknown',
  });
});
