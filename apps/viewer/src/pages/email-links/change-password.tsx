import { AuthLayout } from '../../features/sign-in/components/auth-layout.tsx';
import { ChangePasswordForm } from '../../features/sign-in/components/change-password-form.tsx';
import { ResetPasswordLink } from '../../features/sign-in/components/reset-password-link.tsx';
import { usePasswordService } from '../../features/sign-in/state/firebase/use-password-service.ts';
import { useEnvironment } from '../../shared/environment/environment.ts';
import { useSession } from '../../shared/session/session.ts';
import { SignInRequired } from '../../shared/session/sign-in-required.tsx';

export function ChangePasswordPage() {
  const { label, realm } = useEnvironment();
  const { isGuest, user } = useSession();
  const title = label('changePassword');
  const firebase = usePasswordService();
  if (isGuest) {
    return (
      <>
        <title>{`${title} · ${realm.name}`}</title>
        <SignInRequired isPage title={title} text={label('changePasswordSignInText')} />
      </>
    );
  }
  return (
    <AuthLayout title={title} text={label('changePasswordText')}>
      <ChangePasswordForm firebase={firebase} />
      <ResetPasswordLink email={user?.email ?? ''} {...(firebase && { providerName: 'firebase' })} />
    </AuthLayout>
  );
}
