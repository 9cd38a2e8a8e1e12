import { describe, expect, test } from 'vitest';
import { getStateToReset } from './route-change.ts';
import { canSignUp, chooseSignInMethod } from './sign-in-method.ts';

describe('chooseSignInMethod and canSignUp', () => {
  const providerUrl = 'https://id.example.com/';
  test.each([
    ['an external provider', providerUrl, false, { kind: 'redirect', url: providerUrl }],
    ['an external provider and a captcha', providerUrl, true, { kind: 'redirect', url: providerUrl }],
    ['a captcha', null, true, { kind: 'page' }],
    ['neither', null, false, { kind: 'sidePanel' }],
  ] as const)('chooses the method of a realm with %s', (_name, externalUrl, captchaRequired, expected) => {
    expect(chooseSignInMethod({ externalUrl, captchaRequired })).toEqual(expected);
  });

  test.each([
    [true, true, true],
    [true, false, false],
    [false, true, false],
    [false, false, false],
  ])(
    'canSignUp with selfRegistration %s and providerAllowsSignUp %s is %s',
    (selfRegistration, providerAllowsSignUp, expected) => {
      expect(canSignUp({ selfRegistration, providerAllowsSignUp })).toBe(expected);
    },
  );
});

describe('getStateToReset', () => {
  test('always resets heroes, player, history, rankings, news, upcoming and the top bar', () => {
    for (const to of ['HOME', 'VOD', 'SEARCH', null] as const) {
      expect(getStateToReset(to)).toEqual(
        expect.arrayContaining([
          'hero',
          'heroes',
          'player',
          'history',
          'rankings',
          'news',
          'upcoming',
          'navbar',
        ]),
      );
    }
  });

  test.each([
    ['HOME', '', true],
    ['HOME', '#search', false],
    ['SECTION', '', true],
    ['VOD', '', false],
    ['SERIES', '', false],
    ['LIVE', '', false],
    ['PLAYLIST', '', false],
    ['SEARCH', '', false],
    ['LOGIN', '', true],
    [null, '', true],
  ] as const)('navigation to %s%s resets the search: %s', (to, hash, expected) => {
    expect(getStateToReset(to, hash).includes('search')).toBe(expected);
  });
});
