import { describe, expect, test } from 'vitest';
import { getStateToReset } from './route-change.ts';
import { canSignUp, chooseSignInMethod } from './sign-in-method.ts';

describe('the sign-in button', () => {
  const elsewhere = 'https://id.example.com/';
  test.each([
    ['a provider elsewhere', elsewhere, false, { kind: 'redirect', url: elsewhere }],
    ['a provider elsewhere, whatever the captcha', elsewhere, true, { kind: 'redirect', url: elsewhere }],
    ['a captcha', null, true, { kind: 'page' }],
    ['neither', null, false, { kind: 'sidebar' }],
  ] as const)('with %s', (_name, externalUrl, captchaRequired, way) => {
    expect(chooseSignInMethod({ externalUrl, captchaRequired })).toEqual(way);
  });

  test.each([
    [true, true, true],
    [true, false, false],
    [false, true, false],
    [false, false, false],
  ])('sign-up: realm %s, provider %s → %s', (selfRegistration, providerAllows, offered) => {
    expect(canSignUp({ selfRegistration, providerAllowsSignUp: providerAllows })).toBe(offered);
  });
});

describe('a route change', () => {
  test('always begins anew with heroes, player, history, rankings, news, upcoming and the bar', () => {
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
  ] as const)('to %s%s forgets the search: %s', (to, hash, forgets) => {
    expect(getStateToReset(to, hash).includes('search')).toBe(forgets);
  });
});
