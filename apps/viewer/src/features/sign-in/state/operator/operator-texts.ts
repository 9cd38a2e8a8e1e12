import type { PageTexts } from '../../../../shared/i18n/page-texts.ts';
import type { OperatorTextKey } from './operator-text-keys.ts';

export const operatorTexts: PageTexts<OperatorTextKey> = {
  name: 'operator',
  loadKeys: () => import('./operator-text-keys.ts').then(({ operatorTextKeys }) => operatorTextKeys),
};
