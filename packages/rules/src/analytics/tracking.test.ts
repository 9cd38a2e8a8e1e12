import { describe, expect, test } from 'vitest';
import {
  buildCardClickProperties,
  buildLicenceSelectProperties,
  decideTracking,
  getUserType,
  hasOptedOut,
} from './tracking.ts';

describe('what people do is told', () => {
  const wishes = { isEnabled: true, requiresConsent: true, consent: true, isOptedOut: false };
  test.each([
    ['after they agreed', {}, 'on'],
    ['not before they were asked', { consent: null }, 'ask'],
    ['not after they declined', { consent: false }, 'off'],
    ['where the realm does not ask', { requiresConsent: false, consent: null }, 'on'],
    ['never where the operator does not want it', { isEnabled: false }, 'off'],
    ['never when the browser asks not to follow', { isOptedOut: true }, 'off'],
    ['nor are they asked then', { isOptedOut: true, consent: null }, 'off'],
  ] as const)('%s', (_when, change, expected) => {
    expect(decideTracking({ ...wishes, ...change })).toBe(expected);
  });

  test.each([
    ['1', undefined, true],
    [undefined, true, true],
    [null, '1', true],
    ['0', false, false],
    ['unspecified', undefined, false],
  ])('Do Not Track %s and Global Privacy Control %s: %s', (dnt, gpc, expected) => {
    expect(hasOptedOut(dnt, gpc)).toBe(expected);
  });
});

test('the user type is guest, or the role', () => {
  expect(getUserType(null)).toBe('guest');
  expect(getUserType({ isGuest: true, rol: 'GUEST' })).toBe('guest');
  expect(getUserType({ isGuest: false, rol: 'USER' })).toBe('USER');
  expect(getUserType({ isGuest: false, rol: 'ADMIN' })).toBe('ADMIN');
});

describe('a click on a card', () => {
  const card = { id: '7', type: 'SEASON_VIDEO', accessLevel: 'GRANTED', title: 'Fog', seriesTitle: 'Lamps' };
  const place = { gridPosition: 3, groupId: 'row-1', groupName: 'New' };

  test('says the titles where the realm shows titles', () => {
    expect(buildCardClickProperties(card, place, { showTitles: true })).toEqual({ ...card, ...place });
  });

  test('says no title where it does not', () => {
    expect(buildCardClickProperties(card, place, { showTitles: false })).toEqual({
      id: '7',
      type: 'SEASON_VIDEO',
      accessLevel: 'GRANTED',
      ...place,
    });
  });
});

test('choosing a licence that is not found says unknown', () => {
  expect(buildLicenceSelectProperties(undefined)).toEqual({
    id: 'unknown',
    licenceName: 'unknown',
    type: 'unknown',
    purchaseStrategy: 'unknown',
  });
});
