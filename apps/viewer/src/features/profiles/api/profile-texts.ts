import type { PageTexts } from '../../../shared/i18n/page-texts.ts';
import type { ProfileTextKey } from './profile-text-keys.ts';

export const profileTexts: PageTexts<ProfileTextKey> = {
  name: 'profiles',
  loadKeys: () => import('./profile-text-keys.ts').then(({ profileTextKeys }) => profileTextKeys),
};
