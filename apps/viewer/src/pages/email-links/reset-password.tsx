// Shows the form for the new password when the URL has the token of a mail, otherwise the form that requests the mail.
import { useCallback } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { AuthLayout } from '../../features/sign-in/components/auth-layout.tsx';
import { NewPasswordForm } from '../../features/sign-in/components/new-password-form.tsx';
import { RequestPasswordForm } from '../../features/sign-in/components/request-password-form.tsx';
import { useAuthBackHref } from '../../features/sign-in/state/after-sign-in.ts';
import { useLinkToken } from '../../features/sign-in/state/link-token.ts';
import { useEnvironment } from '../../shared/environment/environment.ts';
import { PasswordResetDone } from './password-reset-done.tsx';

export function ResetPasswordPage() {
  const { label, paths } = useEnvironment();
  const token = useLinkToken();
  const navigate = useNavigate();
  const query = new URLSearchParams(useLocation().search);
  const openLogin = useCallback(
    (email: string) => void navigate(paths.buildPath('LOGIN'), { replace: true, state: { email } }),
    [navigate, paths],
  );
  const backHref = useAuthBackHref();
  if (query.get('result') === 'done') return <PasswordResetDone />;
  return (
    <AuthLayout
      title={label('forgottenPassword')}
      text={label(token ? 'newPasswordText' : 'requestPasswordText')}
      backHref={backHref}
      hasSecretUrl={token !== null}
    >
      {token ? (
        <NewPasswordForm
          token={token}
          requestHref={paths.buildPath('LOGIN_REQUEST_PASSWORD')}
          onFinished={openLogin}
        />
      ) : (
        <RequestPasswordForm />
      )}
    </AuthLayout>
  );
}
