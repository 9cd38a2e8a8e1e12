import type { PageTexts } from '../../../shared/i18n/page-texts.ts';
import { type SignUpGateTextKey, signUpGateTextKeys } from './sign-up-gate-text-keys.ts';

export const signUpGateTexts: PageTexts<SignUpGateTextKey> = {
  name: 'signUpGate',
  loadKeys: async () => signUpGateTextKeys,
};
