import type { PageTexts } from '../../../shared/i18n/page-texts.ts';
import type { AccountTextKey } from './account-text-keys.ts';

export const accountTexts: PageTexts<AccountTextKey> = {
  name: 'account',
  loadKeys: () => import('./account-text-keys.ts').then(({ accountTextKeys }) => accountTextKeys),
};
