// Confirms the email address of an account with the token of a mail.
import { Button, ButtonLink, Notice, Skeleton, VisuallyHidden } from '@matinee/ui';
import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import styles from '../../features/sign-in/components/auth-form.module.css';
import { AuthLayout } from '../../features/sign-in/components/auth-layout.tsx';
import { FormError } from '../../features/sign-in/components/form-error.tsx';
import { getConfirmationErrorText } from '../../features/sign-in/state/link-errors.ts';
import { useLinkToken } from '../../features/sign-in/state/link-token.ts';
import { useConfirmEmail } from '../../features/sign-in/state/use-email-links.ts';
import { useEnvironment } from '../../shared/environment/environment.ts';
import { useFormResult } from '../../shared/forms/form-result.ts';

export function EmailConfirmationPage() {
  const { label, paths, realm } = useEnvironment();
  const token = useLinkToken();
  const navigate = useNavigate();
  const formResult = useFormResult();
  const isConfirmed = new URLSearchParams(useLocation().search).get('result') === 'done';
  const { mutate, data, error } = useConfirmEmail();
  useEffect(() => {
    if (token && !formResult) mutate(token);
  }, [token, mutate, formResult]);
  const openLogin = () => void navigate(paths.buildPath('LOGIN'), { state: { email: data?.id } });
  if (data || isConfirmed) {
    return (
      <AuthLayout title={label('welcomeToRealm', { realm: realm.name })} hasSecretUrl>
        <div role="status">
          <Notice kind="info">{label('emailConfirmed')}</Notice>
        </div>
        {data ? (
          <Button variant="cta" isFullWidth onClick={openLogin}>
            {label('loginNow')}
          </Button>
        ) : (
          <ButtonLink variant="cta" isFullWidth href={paths.buildPath('LOGIN')}>
            {label('loginNow')}
          </ButtonLink>
        )}
      </AuthLayout>
    );
  }
  const hasFailed = error !== null || token === null || formResult !== undefined;
  return (
    <AuthLayout title={label('emailConfirmation')} hasSecretUrl={token !== null}>
      {hasFailed ? (
        <>
          <FormError error={formResult?.error ?? getConfirmationErrorText(error, label)} />
          <ButtonLink variant="cta" isFullWidth href={paths.buildPath('LOGIN')}>
            {label('signIn')}
          </ButtonLink>
        </>
      ) : (
        <>
          <form className={styles.scriptlessForm} method="post">
            <Button type="submit" variant="cta" isFullWidth>
              {label('emailConfirmation')}
            </Button>
          </form>
          <div role="status" aria-busy className={styles.scripted}>
            <VisuallyHidden>{label('loading')}</VisuallyHidden>
            <Skeleton width="100%" height="6rem" />
          </div>
        </>
      )}
    </AuthLayout>
  );
}
