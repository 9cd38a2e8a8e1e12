import { describe, expect, test } from 'vitest';
import {
  analyticsUserType,
  cardClickProperties,
  hasOptedOut,
  licenceSelectProperties,
  trackingFor,
} from './analytics.ts';

describe('what people do is told', () => {
  const wishes = { collect: true, asksConsent: true, consent: true, optedOut: false };
  test.each([
    ['after they agreed', {}, 'on'],
    ['not before they were asked', { consent: null }, 'ask'],
    ['not after they declined', { consent: false }, 'off'],
    ['where the realm does not ask', { asksConsent: false, consent: null }, 'on'],
    ['never where the operator does not want it', { collect: false }, 'off'],
    ['never when the browser asks not to follow', { optedOut: true }, 'off'],
    ['nor are they asked then', { optedOut: true, consent: null }, 'off'],
  ] as const)('%s', (_when, change, expected) => {
    expect(trackingFor({ ...wishes, ...change })).toBe(expected);
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
  expect(analyticsUserType(null)).toBe('guest');
  expect(analyticsUserType({ isGuest: true, rol: 'GUEST' })).toBe('guest');
  expect(analyticsUserType({ isGuest: false, rol: 'USER' })).toBe('USER');
  expect(analyticsUserType({ isGuest: false, rol: 'ADMIN' })).toBe('ADMIN');
});

describe('a click on a card', () => {
  const card = { id: '7', type: 'SEASON_VIDEO', accessLevel: 'GRANTED', title: 'Fog', seriesTitle: 'Lamps' };
  const place = { gridPosition: 3, groupId: 'row-1', groupName: 'New' };

  test('says the titles where the realm shows titles', () => {
    expect(cardClickProperties(card, place, { showTitles: true })).toEqual({ ...card, ...place });
  });

  test('says no title where it does not', () => {
    expect(cardClickProperties(card, place, { showTitles: false })).toEqual({
      id: '7',
      type: 'SEASON_VIDEO',
      accessLevel: 'GRANTED',
      ...place,
    });
  });
});

test('choosing a licence that is not found says unknown', () => {
  expect(licenceSelectProperties(undefined)).toEqual({
    id: 'unknown',
    licenceName: 'unknown',
    type: 'unknown',
    purchaseStrategy: 'unknown',
  });
});
