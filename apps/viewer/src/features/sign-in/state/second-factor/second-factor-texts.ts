import type { PageTexts } from '../../../../shared/i18n/page-texts.ts';
import type { SecondFactorTextKey } from './second-factor-text-keys.ts';

export const secondFactorTexts: PageTexts<SecondFactorTextKey> = {
  name: 'secondFactor',
  loadKeys: () =>
    import('./second-factor-text-keys.ts').then(({ secondFactorTextKeys }) => secondFactorTextKeys),
};
