import type { Guard } from '../guard.ts';

const identity = 'apps/server/src/domains/identity';
const testFile = `${identity}/operations/check-sign-up.test.ts`;

export const signUpRestrictionGuards: readonly Guard[] = [
  {
    id: 'sign-up-territories',
    threat:
      'A request without the page could create an account outside the territories of the realm, or through a VPN.',
    file: `${identity}/identity.routes.ts`,
    from: '      if (restriction) return restriction;\n',
    to: '',
    test: { file: testFile, title: 'gets the same answer from the page and from the sign-up' },
  },
  {
    id: 'sign-up-territories-provider',
    threat: 'A sign-in provider would create accounts outside the territories of the realm.',
    file: `${identity}/providers/create-linked-account.ts`,
    from: '  if (restriction) return restriction;\n',
    to: '',
    test: { file: testFile, title: 'creates no account outside the territories' },
  },
  {
    id: 'sign-up-address',
    threat: 'A viewer could name an address of another country in a header.',
    file: 'apps/server/src/calls/create-call-context.ts',
    from: 'services.ipLocations.find(requestInfo.address)',
    to: "services.ipLocations.find(String(request.headers['x-forwarded-for'] ?? requestInfo.address))",
    test: { file: testFile, title: 'cannot choose its address' },
  },
];
