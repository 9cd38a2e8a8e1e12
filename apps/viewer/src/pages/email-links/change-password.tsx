import { AuthLayout } from '../../features/sign-in/components/auth-layout.tsx';
import { ChangePasswordForm } from '../../features/sign-in/components/change-password-form.tsx';
import { ResetPasswordLink } from '../../features/sign-in/components/reset-password-link.tsx';
import { useEnvironment } from '../../shared/environment/environment.ts';
import { useSession } from '../../shared/session/session.ts';
import { SignInRequired } from '../../shared/session/sign-in-required.tsx';

export function ChangePasswordPage() {
  const { label, realm } = useEnvironment();
  const { isGuest, user } = useSession();
  const title = label('changePassword');
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
      <ChangePasswordForm />
      <ResetPasswordLink email={user?.email ?? ''} />
    </AuthLayout>
  );
}
