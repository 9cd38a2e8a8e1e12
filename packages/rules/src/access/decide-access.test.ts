import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { accessMatrix } from './access-matrix.ts';
import type { AccessViewer, ProtectedContent } from './access-types.ts';
import { canLicenceGrantAccess, decideAccess, decidePlayback } from './decide-access.ts';

const NOW = 1_000_000;
const guest: AccessViewer = { isGuest: true, country: 'PT', profile: null, licences: [], role: 'GUEST' };
const user: AccessViewer = {
  isGuest: false,
  country: 'PT',
  profile: { kind: 'adult' },
  licences: [],
  role: 'USER',
};
const openContent: ProtectedContent = { accessRule: { kind: 'open' } };
const signInContent: ProtectedContent = { accessRule: { kind: 'signIn' } };
const licensedContent: ProtectedContent = { accessRule: { kind: 'licence', licences: ['gold', 'silver'] } };

const decideLevel = (content: ProtectedContent, viewer: AccessViewer) =>
  decideAccess(content, viewer, NOW).level;
const listReasonCodes = (content: ProtectedContent, viewer: AccessViewer) =>
  decideAccess(content, viewer, NOW).reasons.map(({ code }) => code);
const createUserWithLicences = (...licences: AccessViewer['licences']): AccessViewer => ({
  ...user,
  licences,
});

describe('decideAccess: access rule', () => {
  test.each([
    ['open content for a guest', openContent, guest, 'GRANTED'],
    ['open content for a user', openContent, user, 'GRANTED'],
    ['content that requires sign-in for a guest', signInContent, guest, 'GRANTED_ON_SIGN_IN'],
    ['content that requires sign-in for a user', signInContent, user, 'GRANTED'],
    ['licensed content for a guest', licensedContent, guest, 'DENIED'],
    ['licensed content without a licence', licensedContent, user, 'DENIED'],
    [
      'licensed content with one of its licences',
      licensedContent,
      createUserWithLicences({ key: 'silver' }),
      'GRANTED',
    ],
    [
      'licensed content with another licence',
      licensedContent,
      createUserWithLicences({ key: 'bronze' }),
      'DENIED',
    ],
    [
      'licensed content for a guest with a licence',
      licensedContent,
      { ...createUserWithLicences({ key: 'gold' }), isGuest: true },
      'DENIED',
    ],
    ['content with an empty licence list', { accessRule: { kind: 'licence', licences: [] } }, user, 'DENIED'],
  ] as const)('decides the level of %s', (_name, content, viewer, expected) => {
    expect(decideLevel(content, viewer)).toBe(expected);
  });

  test('grants access from the start of a licence until just before its end', () => {
    expect(
      decideLevel(licensedContent, createUserWithLicences({ key: 'gold', startsAt: NOW, endsAt: null })),
    ).toBe('GRANTED');
    expect(decideLevel(licensedContent, createUserWithLicences({ key: 'gold', startsAt: NOW + 1 }))).toBe(
      'DENIED',
    );
    expect(decideLevel(licensedContent, createUserWithLicences({ key: 'gold', endsAt: NOW + 1 }))).toBe(
      'GRANTED',
    );
    expect(decideLevel(licensedContent, createUserWithLicences({ key: 'gold', endsAt: NOW }))).toBe('DENIED');
  });

  test('reports the required licences, and those that have ended or not started', () => {
    const viewer = createUserWithLicences({ key: 'gold', endsAt: 5 }, { key: 'silver', startsAt: NOW + 5 });
    expect(decideAccess(licensedContent, viewer, NOW).reasons).toEqual([
      { code: 'LICENCE_REQUIRED', licences: ['gold', 'silver'], ended: ['gold'], notStarted: ['silver'] },
    ]);
  });

  test('denies administrators like any other viewer', () => {
    expect(decideLevel(licensedContent, { ...user, role: 'ADMIN' })).toBe('DENIED');
  });
});

describe('decideAccess: availability window', () => {
  test.each([
    [NOW, undefined, []],
    [NOW + 1, undefined, ['NOT_YET_AVAILABLE']],
    [undefined, NOW + 1, []],
    [undefined, NOW, ['NO_LONGER_AVAILABLE']],
    [NOW, NOW, ['NO_LONGER_AVAILABLE']],
  ])('from %s until %s: reasons %j', (availableFrom, availableUntil, expected) => {
    const content = { ...openContent, availableFrom, availableUntil };
    expect(listReasonCodes(content, user)).toEqual(expected);
    expect(decideAccess(content, user, NOW).isOutsideAvailabilityWindow).toBe(expected.length > 0);
  });

  test('is available when only the region and the licence deny access', () => {
    const content = { ...licensedContent, rating: 18, regions: { mode: 'deny', countries: ['PT'] } } as const;
    expect(decideAccess(content, guest, NOW)).toMatchObject({
      level: 'GEOBLOCKED',
      isOutsideAvailabilityWindow: false,
    });
  });
});

describe('decideAccess: region', () => {
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
  ] as const)('mode %s with countries %j, viewer in %s: reasons %j', (mode, countries, country, expected) => {
    expect(listReasonCodes({ ...openContent, regions: { mode, countries } }, { ...user, country })).toEqual(
      expected,
    );
  });

  test('checks the region before sign-in and licence, so that no viewer pays for a blocked title', () => {
    const regions = { mode: 'allow', countries: ['ES'] } as const;
    expect(decideLevel({ ...licensedContent, regions }, user)).toBe('GEOBLOCKED');
    expect(decideLevel({ ...signInContent, regions }, guest)).toBe('GEOBLOCKED');
    expect(listReasonCodes({ ...licensedContent, regions }, user)).toEqual([
      'OUTSIDE_REGION',
      'LICENCE_REQUIRED',
    ]);
  });
});

describe('decideAccess: age rating', () => {
  const child: AccessViewer = { ...user, profile: { kind: 'child', maxRating: 7 } };

  test.each([
    [7, child, 'GRANTED'],
    [12, child, 'DENIED'],
    [undefined, child, 'GRANTED'],
    [18, user, 'GRANTED'],
    [18, guest, 'GRANTED'],
    [18, { ...user, profile: { kind: 'adult', maxRating: 16 } }, 'DENIED'],
    [1, { ...user, profile: { kind: 'child', maxRating: 0 } }, 'DENIED'],
  ] as const)('rating %s for viewer %j: %s', (rating, viewer, expected) => {
    expect(decideLevel({ ...openContent, rating }, viewer)).toBe(expected);
  });
});

const anyLicenceKey = fc.constantFrom('gold', 'silver', 'bronze');
const anyCountry = fc.constantFrom('PT', 'ES', 'GE');
const anyInstant = fc.option(fc.integer({ min: NOW - 3, max: NOW + 3 }));
const anyAccessRule: fc.Arbitrary<ProtectedContent['accessRule']> = fc.oneof(
  fc.constant({ kind: 'open' } as const),
  fc.constant({ kind: 'signIn' } as const),
  fc.record({ kind: fc.constant('licence' as const), licences: fc.array(anyLicenceKey) }),
);
const anyContent: fc.Arbitrary<ProtectedContent> = fc.record({
  accessRule: anyAccessRule,
  availableFrom: anyInstant,
  availableUntil: anyInstant,
  regions: fc.option(
    fc.record({ mode: fc.constantFrom('allow' as const, 'deny' as const), countries: fc.array(anyCountry) }),
  ),
  rating: fc.option(fc.nat(18)),
});
const anyViewer: fc.Arbitrary<AccessViewer> = fc.record({
  isGuest: fc.boolean(),
  country: fc.option(anyCountry),
  profile: fc.option(
    fc.record({
      kind: fc.constantFrom('adult' as const, 'child' as const),
      maxRating: fc.option(fc.nat(18)),
    }),
  ),
  licences: fc.array(fc.record({ key: anyLicenceKey, startsAt: anyInstant, endsAt: anyInstant })),
  role: fc.constantFrom('USER', 'ADMIN'),
});

describe('decideAccess: properties', () => {
  test('gives no reasons exactly when access is granted, for every purpose', () => {
    fc.assert(
      fc.property(anyContent, anyViewer, (content, viewer) => {
        for (const purpose of ['card', 'page', 'manifest', 'drmLicence', 'liveJoin'] as const) {
          const decision = decideAccess(content, viewer, NOW, purpose);
          expect(decision.level === 'GRANTED').toBe(decision.reasons.length === 0);
          if (decision.isOutsideAvailabilityWindow) expect(decision.level).not.toBe('GRANTED');
        }
      }),
    );
  });

  test('keeps access granted when the viewer gains a licence', () => {
    fc.assert(
      fc.property(anyContent, anyViewer, anyLicenceKey, (content, viewer, extraKey) => {
        const viewerWithLicence = { ...viewer, licences: [...viewer.licences, { key: extraKey }] };
        if (decideLevel(content, viewer) === 'GRANTED')
          expect(decideLevel(content, viewerWithLicence)).toBe('GRANTED');
      }),
    );
  });

  test('grants a signed-in viewer everything that a guest gets or would get on sign-in', () => {
    fc.assert(
      fc.property(anyContent, anyViewer, (content, viewer) => {
        const guestLevel = decideLevel(content, { ...viewer, isGuest: true });
        if (guestLevel === 'GRANTED' || guestLevel === 'GRANTED_ON_SIGN_IN') {
          expect(decideLevel(content, { ...viewer, isGuest: false })).toBe('GRANTED');
        }
      }),
    );
  });

  test('ignores the role', () => {
    fc.assert(
      fc.property(anyContent, anyViewer, (content, viewer) => {
        const viewerWithUnknownRole = { ...viewer, role: 'OWNER' };
        expect(decideAccess(content, viewerWithUnknownRole, NOW)).toEqual(decideAccess(content, viewer, NOW));
      }),
    );
  });
});

test('every purpose that leads to playback runs all checks of the page', () => {
  for (const purpose of ['manifest', 'drmLicence', 'liveJoin'] as const) {
    expect(accessMatrix[purpose]).toEqual(expect.arrayContaining([...accessMatrix.page]));
  }
});

test('canLicenceGrantAccess is true only when a licence is all that the viewer lacks', () => {
  const canGrant = (content: ProtectedContent) => canLicenceGrantAccess(decideAccess(content, user, NOW));
  const regions = { mode: 'deny' as const, countries: ['PT'] };
  expect(canGrant(licensedContent)).toBe(true);
  expect(canGrant({ ...licensedContent, regions })).toBe(false);
  expect(canGrant({ ...licensedContent, availableUntil: NOW - 1 })).toBe(false);
  expect(canGrant(openContent)).toBe(false);
  expect(canGrant({ ...openContent, regions })).toBe(false);
});

test('decidePlayback plays only titles that are granted and available', () => {
  expect(decidePlayback('GRANTED')).toBe('play');
  expect(decidePlayback('GRANTED', 'AVAILABLE')).toBe('play');
  expect(decidePlayback('GRANTED', 'UNAVAILABLE')).toBe('unavailable');
  for (const deniedLevel of ['DENIED', 'GRANTED_ON_SIGN_IN', 'GEOBLOCKED'] as const) {
    expect(decidePlayback(deniedLevel, 'UNAVAILABLE')).toBe('refused');
  }
});
