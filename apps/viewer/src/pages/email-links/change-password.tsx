import { AuthLayout } from '../../features/sign-in/components/auth-layout.tsx';
import { ChangePasswordForm } from '../../features/sign-in/components/change-password-form.tsx';
import { ResetPasswordLink } from '../../features/sign-in/components/reset-password-link.tsx';
import { useEnvironment } from '../../shared/environment/environment.ts';
import { useSession } from '../../shared/session/session.ts';
import { SignInRequired } from '../../shared/session/sign-in-required.tsx';

export function ChangePasswordPage() {
  const { label } = useEnvironment();
  const { isGuest, user } = useSession();
  if (isGuest) {
    const title = label('changePassword');
    return <SignInRequired isPage title={title} text={label('changePasswordSignInText')} />;
  }
  return (
    <AuthLayout title={label('changePassword')} text={label('changePasswordText')}>
      <ChangePasswordForm />
      <ResetPasswordLink email={user?.email ?? ''} />
    </AuthLayout>
  );
}
