import type { PageTexts } from '../../../shared/i18n/page-texts.ts';
import type { PreferenceTextKey } from './preference-text-keys.ts';

export const preferenceTexts: PageTexts<PreferenceTextKey> = {
  name: 'preferences',
  loadKeys: () => import('./preference-text-keys.ts').then(({ preferenceTextKeys }) => preferenceTextKeys),
};
