export const tvLoginTextKeys = [
  'tvLoginAddress',
  'tvLoginApprove',
  'tvLoginApproved',
  'tvLoginCode',
  'tvLoginCodeText',
  'tvLoginCompare',
  'tvLoginDevice',
  'tvLoginDeviceUnknown',
  'tvLoginExpired',
  'tvLoginNewCode',
  'tvLoginOtherNetwork',
  'tvLoginQrCode',
  'tvLoginRefuse',
  'tvLoginRefused',
  'tvLoginRefusedHere',
  'tvLoginSignInFirst',
  'tvLoginTitle',
  'tvLoginUnknownCode',
  'tvLoginWaiting',
  'tvLoginWithPhoneText',
] as const;

export type TvLoginTextKey = (typeof tvLoginTextKeys)[number];
