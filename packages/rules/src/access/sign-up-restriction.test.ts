import { expect, test } from 'vitest';
import { findSignUpRestriction } from './sign-up-restriction.ts';

const abroad = { country: 'PH', isVpn: false, isChildProfile: false };
const territories = { type: 'WHITELIST' as const, countries: ['GB'] };

test.each([
  ['a viewer in the territories', { ...abroad, country: 'GB' }, territories, true, null],
  ['a viewer outside the territories', abroad, territories, false, 'signupGeoRestriction'],
  [
    'a viewer in an excluded country',
    abroad,
    { type: 'BLACKLIST' as const, countries: ['PH'] },
    false,
    'signupGeoRestriction',
  ],
  ['a viewer of an unknown country', { ...abroad, country: null }, territories, true, null],
  ['a realm without territories', abroad, undefined, true, null],
  ['a VPN', { ...abroad, isVpn: true }, undefined, true, 'vpnErrorMessage'],
  ['a VPN in a realm that allows it', { ...abroad, isVpn: true }, undefined, false, null],
  [
    'a VPN of an unknown country',
    { ...abroad, country: null, isVpn: true },
    territories,
    true,
    'vpnErrorMessage',
  ],
  ['a child profile', { ...abroad, isChildProfile: true }, undefined, false, 'kidPurchasePermissionDenied'],
  [
    'all causes: the territory',
    { country: 'PH', isVpn: true, isChildProfile: true },
    territories,
    true,
    'signupGeoRestriction',
  ],
  [
    'a VPN and a child profile: the VPN',
    { country: 'GB', isVpn: true, isChildProfile: true },
    territories,
    true,
    'vpnErrorMessage',
  ],
])('findSignUpRestriction for %s', (_case, visit, territoryRule, disallowVpn, expected) => {
  expect(findSignUpRestriction(visit, { territories: territoryRule, disallowVpn })).toBe(expected);
});
