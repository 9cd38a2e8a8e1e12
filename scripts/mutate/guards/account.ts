import type { Guard } from '../guard.ts';

const account = 'apps/server/src/domains/identity/account';

export const accountGuards: readonly Guard[] = [
  {
    id: 'account-email-read-only',
    threat:
      'A request to change the sign-in address would seem to succeed, although the server does not change it.',
    file: `${account}/save-account-details.ts`,
    from: "contactEmail: isEmailChanged ? '-' : (email ?? input.contactEmail),",
    to: 'contactEmail: isEmailChanged ? input.contactEmail : (email ?? input.contactEmail),',
    test: {
      file: `${account}/account-details.test.ts`,
      title: 'does not change the address to sign in with',
    },
  },
  {
    id: 'account-address-country',
    threat: 'Accounts could give addresses in countries that the realm does not serve.',
    file: `${account}/save-account-details.ts`,
    from: '    isCountryAllowed(iso3166alpha2, addressRestriction),',
    to: '    isCountryAllowed(iso3166alpha2, undefined),',
    test: { file: `${account}/account-details.test.ts`, title: 'requires an address where the realm' },
  },
  {
    id: 'account-address-fields',
    threat: 'The server would store address fields that it has not validated.',
    file: `${account}/save-account-details.ts`,
    from: 'const fields = (country?.addressRequiredFields ?? []).map(({ fieldName }) => {',
    to: "const fields = (['line1', 'city', 'administrativeLevel1', 'postalCode'] as const).map((fieldName) => {",
    test: { file: `${account}/account-details.test.ts`, title: 'saves only the address fields' },
  },
  {
    id: 'consents-required',
    threat: 'An account could withdraw a consent that the service requires.',
    file: 'apps/server/src/domains/identity/operations/answer-consents.ts',
    from: '  if (withdrawnFieldNames.length > 0) ',
    to: '  if (withdrawnFieldNames.length > 50) ',
    test: { file: `${account}/consents.test.ts`, title: 'does not withdraw a required consent' },
  },
];
