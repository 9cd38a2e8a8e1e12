import { type AddressRestriction, isCountryAllowed } from '../forms/address-country.ts';

/** Why a viewer cannot sign up: also the code of the error, and the key of the text. */
export type SignUpRestriction = 'signupGeoRestriction' | 'vpnErrorMessage' | 'kidPurchasePermissionDenied';

export interface SignUpVisit {
  /** ISO 3166-1 alpha-2 by the address of the viewer; null when unknown. */
  country: string | null;
  isVpn: boolean;
  isChildProfile: boolean;
}

/**
 * Returns the first reason why a viewer cannot sign up, or null. A viewer whose country is unknown is not refused: otherwise
 * nobody could sign up to a service without a database of addresses.
 */
export function findSignUpRestriction(
  { country, isVpn, isChildProfile }: SignUpVisit,
  { territories, disallowVpn }: { territories: AddressRestriction | null | undefined; disallowVpn: boolean },
): SignUpRestriction | null {
  if (country !== null && !isCountryAllowed(country, territories)) return 'signupGeoRestriction';
  if (disallowVpn && isVpn) return 'vpnErrorMessage';
  return isChildProfile ? 'kidPurchasePermissionDenied' : null;
}
