export const secondFactorTextKeys = [
  'secondFactorCode',
  'secondFactorCodeMissing',
  'secondFactorExpired',
  'secondFactorRecoveryCode',
  'secondFactorRecoveryText',
  'secondFactorText',
  'secondFactorTitle',
  'secondFactorUseApp',
  'secondFactorUseRecoveryCode',
  'secondFactorWrongCode',
] as const;

export type SecondFactorTextKey = (typeof secondFactorTextKeys)[number];
