// Confirms the email address of an account with the token of a mail.
import { hasErrorCode } from '@matinee/client';
import { Button, ButtonLink, Notice, Skeleton, VisuallyHidden } from '@matinee/ui';
import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { AuthLayout } from '../../features/sign-in/components/auth-layout.tsx';
import { FormError } from '../../features/sign-in/components/form-error.tsx';
import { useLinkToken } from '../../features/sign-in/state/link-token.ts';
import { useConfirmEmail } from '../../features/sign-in/state/use-email-links.ts';
import { useEnvironment } from '../../shared/environment/environment.ts';
import { ScriptRequired } from '../../shared/ui/script-required.tsx';

export function EmailConfirmationPage() {
  const { label, paths, realm } = useEnvironment();
  const token = useLinkToken();
  const navigate = useNavigate();
  const { mutate, data, error } = useConfirmEmail();
  useEffect(() => {
    if (token) mutate(token);
  }, [token, mutate]);
  const openLogin = () => void navigate(paths.buildPath('LOGIN'), { state: { email: data?.id } });
  if (data) {
    return (
      <AuthLayout title={label('welcomeToRealm', { realm: realm.name })} hasSecretUrl>
        <div role="status">
          <Notice kind="info">{label('emailConfirmed')}</Notice>
        </div>
        <Button variant="cta" isFullWidth onClick={openLogin}>
          {label('loginNow')}
        </Button>
      </AuthLayout>
    );
  }
  const hasFailed = error !== null || token === null;
  const errorKey = hasErrorCode(error, 'invalidToken')
    ? 'invalidConfirmationToken'
    : 'sorrySomethingWentWrong';
  return (
    <AuthLayout title={label('emailConfirmation')} hasSecretUrl={token !== null}>
      {hasFailed ? (
        <>
          <FormError error={{ text: label(errorKey), detail: undefined }} />
          <ButtonLink variant="cta" isFullWidth href={paths.buildPath('LOGIN')}>
            {label('signIn')}
          </ButtonLink>
        </>
      ) : (
        <>
          <ScriptRequired labelKey="formNeedsJavaScript" />
          <div role="status" aria-busy>
            <VisuallyHidden>{label('loading')}</VisuallyHidden>
            <Skeleton width="100%" height="6rem" />
          </div>
        </>
      )}
    </AuthLayout>
  );
}
