import type { PageTexts } from '../../../../shared/i18n/page-texts.ts';
import type { TvLoginTextKey } from './tv-login-text-keys.ts';

export const tvLoginTexts: PageTexts<TvLoginTextKey> = {
  name: 'tvLogin',
  loadKeys: () => import('./tv-login-text-keys.ts').then(({ tvLoginTextKeys }) => tvLoginTextKeys),
};
