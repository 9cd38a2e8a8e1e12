// Shown after the browser has sent the form for a new password without the viewer's code.
import { ButtonLink, Notice } from '@matinee/ui';
import { AuthLayout } from '../../features/sign-in/components/auth-layout.tsx';
import { useEnvironment } from '../../shared/environment/environment.ts';

const redirectSeconds = 3;

export function PasswordResetDone() {
  const { label, paths } = useEnvironment();
  const loginHref = paths.buildPath('LOGIN');
  return (
    <AuthLayout title={label('forgottenPassword')}>
      <div role="status">
        <Notice kind="info">{label('passwordSuccessfullyReset')}</Notice>
      </div>
      <noscript>
        <meta httpEquiv="refresh" content={`${redirectSeconds};url=${loginHref}`} />
      </noscript>
      <ButtonLink variant="cta" isFullWidth href={loginHref}>
        {label('signIn')}
      </ButtonLink>
    </AuthLayout>
  );
}
