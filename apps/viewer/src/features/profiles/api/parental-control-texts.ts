import type { PageTexts } from '../../../shared/i18n/page-texts.ts';
import type { ParentalControlTextKey } from './parental-control-text-keys.ts';

export const parentalControlTexts: PageTexts<ParentalControlTextKey> = {
  name: 'parentalControl',
  loadKeys: () =>
    import('./parental-control-text-keys.ts').then(({ parentalControlTextKeys }) => parentalControlTextKeys),
};
