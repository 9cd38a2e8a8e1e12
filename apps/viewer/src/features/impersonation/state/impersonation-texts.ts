import type { PageTexts } from '../../../shared/i18n/page-texts.ts';
import type { ImpersonationTextKey } from './impersonation-text-keys.ts';

export const impersonationTexts: PageTexts<ImpersonationTextKey> = {
  name: 'impersonation',
  loadKeys: () =>
    import('./impersonation-text-keys.ts').then(({ impersonationTextKeys }) => impersonationTextKeys),
};
