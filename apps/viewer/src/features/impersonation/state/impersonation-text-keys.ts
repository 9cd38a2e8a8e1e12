export const impersonationTextKeys = [
  'impersonationLinkInvalid',
  'impersonationStart',
  'impersonationText',
  'impersonationTitle',
] as const;

export type ImpersonationTextKey = (typeof impersonationTextKeys)[number];
