import { AuthLayout } from '../../features/sign-in/components/auth-layout.tsx';
import { RequestPasswordForm } from '../../features/sign-in/components/request-password-form.tsx';
import { useAuthBackHref } from '../../features/sign-in/state/after-sign-in.ts';
import { useEnvironment } from '../../shared/environment/environment.ts';

export function RequestPasswordPage() {
  const { label } = useEnvironment();
  return (
    <AuthLayout
      title={label('forgotPassword')}
      text={label('requestPasswordText')}
      backHref={useAuthBackHref()}
    >
      <RequestPasswordForm />
    </AuthLayout>
  );
}
