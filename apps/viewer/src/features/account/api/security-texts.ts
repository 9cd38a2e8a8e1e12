import type { PageTexts } from '../../../shared/i18n/page-texts.ts';
import type { SecurityTextKey } from './security-text-keys.ts';

export const securityTexts: PageTexts<SecurityTextKey> = {
  name: 'accountSecurity',
  loadKeys: () => import('./security-text-keys.ts').then(({ securityTextKeys }) => securityTextKeys),
};
