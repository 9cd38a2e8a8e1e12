export const signUpGateTextKeys = [
  'kidPurchasePermissionDenied',
  'signUpRestrictedTitle',
  'signupGeoRestriction',
  'vpnErrorMessage',
] as const;

export type SignUpGateTextKey = (typeof signUpGateTextKeys)[number];
