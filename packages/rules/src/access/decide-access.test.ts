import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { accessMatrix } from './access-matrix.ts';
import type { AccessViewer, ProtectedContent } from './access-types.ts';
import { decideAccess, decidePlayback } from './decide-access.ts';

const NOW = 1_000_000;
const guest: AccessViewer = { isGuest: true, country: 'PT', profile: null, licences: [], role: 'GUEST' };
const user: AccessViewer = {
  isGuest: false,
  country: 'PT',
  profile: { kind: 'adult' },
  licences: [],
  role: 'USER',
};
const open: ProtectedContent = { rule: { kind: 'open' } };
const signIn: ProtectedContent = { rule: { kind: 'signIn' } };
const paid: ProtectedContent = { rule: { kind: 'licence', licences: ['gold', 'silver'] } };

const level = (content: ProtectedContent, viewer: AccessViewer) => decideAccess(content, viewer, NOW).level;
const codes = (content: ProtectedContent, viewer: AccessViewer) =>
  decideAccess(content, viewer, NOW).reasons.map(({ code }) => code);
const holding = (...licences: AccessViewer['licences']): AccessViewer => ({ ...user, licences });

describe('the access rule', () => {
  test.each([
    ['open content', open, guest, 'GRANTED'],
    ['open content', open, user, 'GRANTED'],
    ['content for who is signed in', signIn, guest, 'GRANTED_ON_SIGN_IN'],
    ['content for who is signed in', signIn, user, 'GRANTED'],
    ['content for licences', paid, guest, 'DENIED'],
    ['content for licences', paid, user, 'DENIED'],
    ['content for licences', paid, holding({ key: 'silver' }), 'GRANTED'],
    ['content for licences', paid, holding({ key: 'bronze' }), 'DENIED'],
    ['content for licences', paid, { ...holding({ key: 'gold' }), isGuest: true }, 'DENIED'],
    ['content for no licence at all', { rule: { kind: 'licence', licences: [] } }, user, 'DENIED'],
  ] as const)('%s', (_name, content, viewer, expected) => {
    expect(level(content, viewer)).toBe(expected);
  });

  test('a licence opens from its first instant until just before its last', () => {
    expect(level(paid, holding({ key: 'gold', startsAt: NOW, endsAt: null }))).toBe('GRANTED');
    expect(level(paid, holding({ key: 'gold', startsAt: NOW + 1 }))).toBe('DENIED');
    expect(level(paid, holding({ key: 'gold', endsAt: NOW + 1 }))).toBe('GRANTED');
    expect(level(paid, holding({ key: 'gold', endsAt: NOW }))).toBe('DENIED');
  });

  test('the reason names what would open it, and what is over or still to come', () => {
    const viewer = holding({ key: 'gold', endsAt: 5 }, { key: 'silver', startsAt: NOW + 5 });
    expect(decideAccess(paid, viewer, NOW).reasons).toEqual([
      { code: 'LICENCE_REQUIRED', licences: ['gold', 'silver'], ended: ['gold'], notStarted: ['silver'] },
    ]);
  });

  test('an administrator is a viewer like any other', () => {
    expect(level(paid, { ...user, role: 'ADMIN' })).toBe('DENIED');
  });
});

describe('the window', () => {
  test.each([
    [NOW, undefined, []],
    [NOW + 1, undefined, ['NOT_YET_AVAILABLE']],
    [undefined, NOW + 1, []],
    [undefined, NOW, ['NO_LONGER_AVAILABLE']],
    [NOW, NOW, ['NO_LONGER_AVAILABLE']],
  ])('from %s until %s', (availableFrom, availableUntil, expected) => {
    const content = { ...open, availableFrom, availableUntil };
    expect(codes(content, user)).toEqual(expected);
    expect(decideAccess(content, user, NOW).unavailable).toBe(expected.length > 0);
  });

  test('nothing but the window makes a title unavailable', () => {
    const content = { ...paid, rating: 18, regions: { mode: 'deny', countries: ['PT'] } } as const;
    expect(decideAccess(content, guest, NOW)).toMatchObject({ level: 'GEOBLOCKED', unavailable: false });
  });
});

describe('the region', () => {
  test.each([
    ['allow', ['PT', 'ES'], 'PT', []],
    ['allow', ['pt'], 'PT', []],
    ['allow', ['ES'], 'pt', ['OUTSIDE_REGION']],
    ['allow', [], 'PT', ['OUTSIDE_REGION']],
    ['allow', ['PT'], null, ['COUNTRY_UNKNOWN']],
    ['deny', ['PT'], 'PT', ['OUTSIDE_REGION']],
    ['deny', ['ES'], 'PT', []],
    ['deny', ['ES'], null, ['COUNTRY_UNKNOWN']],
    ['deny', [], null, []],
  ] as const)('%s %j in %s: %j', (mode, countries, country, expected) => {
    expect(codes({ ...open, regions: { mode, countries } }, { ...user, country })).toEqual(expected);
  });

  test('comes before sign-in and purchase: nobody pays for what stays closed', () => {
    const regions = { mode: 'allow', countries: ['ES'] } as const;
    expect(level({ ...paid, regions }, user)).toBe('GEOBLOCKED');
    expect(level({ ...signIn, regions }, guest)).toBe('GEOBLOCKED');
    expect(codes({ ...paid, regions }, user)).toEqual(['OUTSIDE_REGION', 'LICENCE_REQUIRED']);
  });
});

describe('the age rating', () => {
  const child: AccessViewer = { ...user, profile: { kind: 'child', maxRating: 7 } };

  test.each([
    [7, child, 'GRANTED'],
    [12, child, 'DENIED'],
    [undefined, child, 'GRANTED'],
    [18, user, 'GRANTED'],
    [18, guest, 'GRANTED'],
    [18, { ...user, profile: { kind: 'adult', maxRating: 16 } }, 'DENIED'],
    [1, { ...user, profile: { kind: 'child', maxRating: 0 } }, 'DENIED'],
  ] as const)('%s', (rating, viewer, expected) => {
    expect(level({ ...open, rating }, viewer)).toBe(expected);
  });
});

const key = fc.constantFrom('gold', 'silver', 'bronze');
const country = fc.constantFrom('PT', 'ES', 'GE');
const instant = fc.option(fc.integer({ min: NOW - 3, max: NOW + 3 }));
const rule: fc.Arbitrary<ProtectedContent['rule']> = fc.oneof(
  fc.constant({ kind: 'open' } as const),
  fc.constant({ kind: 'signIn' } as const),
  fc.record({ kind: fc.constant('licence' as const), licences: fc.array(key) }),
);
const anyContent: fc.Arbitrary<ProtectedContent> = fc.record({
  rule,
  availableFrom: instant,
  availableUntil: instant,
  regions: fc.option(
    fc.record({ mode: fc.constantFrom('allow' as const, 'deny' as const), countries: fc.array(country) }),
  ),
  rating: fc.option(fc.nat(18)),
});
const anyViewer: fc.Arbitrary<AccessViewer> = fc.record({
  isGuest: fc.boolean(),
  country: fc.option(country),
  profile: fc.option(
    fc.record({
      kind: fc.constantFrom('adult' as const, 'child' as const),
      maxRating: fc.option(fc.nat(18)),
    }),
  ),
  licences: fc.array(fc.record({ key, from: instant, until: instant })),
  role: fc.constantFrom('USER', 'ADMIN'),
});

describe('laws', () => {
  test('granted and reasonless are the same, for every purpose', () => {
    fc.assert(
      fc.property(anyContent, anyViewer, (content, viewer) => {
        for (const purpose of ['card', 'page', 'manifest', 'licence', 'liveJoin'] as const) {
          const decision = decideAccess(content, viewer, NOW, purpose);
          expect(decision.level === 'GRANTED').toBe(decision.reasons.length === 0);
          if (decision.unavailable) expect(decision.level).not.toBe('GRANTED');
        }
      }),
    );
  });

  test('one licence more never closes anything', () => {
    fc.assert(
      fc.property(anyContent, anyViewer, key, (content, viewer, extra) => {
        const richer = { ...viewer, licences: [...viewer.licences, { key: extra }] };
        if (level(content, viewer) === 'GRANTED') expect(level(content, richer)).toBe('GRANTED');
      }),
    );
  });

  test('who signs in with nothing loses nothing, and gains all that was granted on sign-in', () => {
    fc.assert(
      fc.property(anyContent, anyViewer, (content, viewer) => {
        const before = level(content, { ...viewer, isGuest: true });
        if (before === 'GRANTED' || before === 'GRANTED_ON_SIGN_IN') {
          expect(level(content, { ...viewer, isGuest: false })).toBe('GRANTED');
        }
      }),
    );
  });

  test('the role never matters', () => {
    fc.assert(
      fc.property(anyContent, anyViewer, (content, viewer) => {
        const other = { ...viewer, role: 'OWNER' };
        expect(decideAccess(content, other, NOW)).toEqual(decideAccess(content, viewer, NOW));
      }),
    );
  });
});

test('nothing that plays is checked less than its page', () => {
  for (const purpose of ['manifest', 'licence', 'liveJoin'] as const) {
    expect(accessMatrix[purpose]).toEqual(expect.arrayContaining([...accessMatrix.page]));
  }
});

test('only granted and available plays', () => {
  expect(decidePlayback('GRANTED')).toBe('play');
  expect(decidePlayback('GRANTED', 'AVAILABLE')).toBe('play');
  expect(decidePlayback('GRANTED', 'UNAVAILABLE')).toBe('unavailable');
  for (const refused of ['DENIED', 'GRANTED_ON_SIGN_IN', 'GEOBLOCKED'] as const) {
    expect(decidePlayback(refused, 'UNAVAILABLE')).toBe('refused');
  }
});
