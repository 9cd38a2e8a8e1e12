export const impersonationTextKeys = [
  'impersonationActingAs',
  'impersonationLinkInvalid',
  'impersonationStart',
  'impersonationStop',
  'impersonationText',
  'impersonationTitle',
] as const;

export type ImpersonationTextKey = (typeof impersonationTextKeys)[number];
