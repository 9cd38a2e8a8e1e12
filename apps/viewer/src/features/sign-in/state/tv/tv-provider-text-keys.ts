export const tvProviderTextKeys = [
  'tvProviderConnected',
  'tvProviderDeviceText',
  'tvProviderDeviceTitle',
  'tvProviderEmpty',
  'tvProviderError',
  'tvProviderGoToPage',
  'tvProviderLastMethod',
  'tvProviderOthers',
  'tvProviderRetry',
  'tvProviderText',
  'tvProviderTitle',
  'tvProviderUnlink',
] as const;

export type TvProviderTextKey = (typeof tvProviderTextKeys)[number];
