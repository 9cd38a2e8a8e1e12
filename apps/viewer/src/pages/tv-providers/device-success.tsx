import { Notice } from '@matinee/ui';
import { AuthLayout } from '../../features/sign-in/components/auth-layout.tsx';
import { tvProviderTexts } from '../../features/sign-in/state/tv/tv-provider-texts.ts';
import { usePageTexts } from '../../shared/i18n/page-texts.ts';
import { GoToPageButton } from './go-to-page-button.tsx';

/** Another device has shown the registration code, and continues by itself. */
export function DeviceSuccess() {
  const text = usePageTexts(tvProviderTexts);
  return (
    <AuthLayout title={text('tvProviderDeviceTitle')}>
      <Notice kind="info">{text('tvProviderDeviceText')}</Notice>
      <GoToPageButton />
    </AuthLayout>
  );
}
