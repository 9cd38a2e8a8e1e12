import type { PageTexts } from '../../../../shared/i18n/page-texts.ts';
import type { TvProviderTextKey } from './tv-provider-text-keys.ts';

export const tvProviderTexts: PageTexts<TvProviderTextKey> = {
  name: 'tvProviders',
  loadKeys: () => import('./tv-provider-text-keys.ts').then(({ tvProviderTextKeys }) => tvProviderTextKeys),
};
