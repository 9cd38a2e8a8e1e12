export const parentalControlTextKeys = [
  'parentalControlAge',
  'parentalControlAllAges',
  'parentalControlCurrentPin',
  'parentalControlEnabled',
  'parentalControlNewPin',
  'parentalControlPinHint',
  'parentalControlPinInvalid',
  'parentalControlPinMissing',
  'parentalControlSave',
  'parentalControlSaved',
  'parentalControlText',
  'parentalControlTitle',
  'pinTooMany',
  'pinWrong',
] as const;

export type ParentalControlTextKey = (typeof parentalControlTextKeys)[number];
