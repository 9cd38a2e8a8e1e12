import { ButtonLink } from '@matinee/ui';
import { useEffect } from 'react';
import { AuthLayout } from '../../features/sign-in/components/auth-layout.tsx';
import { useSignOut } from '../../features/sign-in/state/use-sign-out.ts';
import { useEnvironment } from '../../shared/environment/environment.ts';

export default function LogoutPage() {
  const { label, paths } = useEnvironment();
  const { mutate, isSuccess } = useSignOut();
  useEffect(() => mutate(), [mutate]);
  return (
    <AuthLayout title={label(isSuccess ? 'signedOut' : 'signingOut')}>
      <ButtonLink variant="cta" isFullWidth href={paths.buildPath('HOME')}>
        {label('goHome')}
      </ButtonLink>
      <ButtonLink isFullWidth href={paths.buildPath('LOGIN')}>
        {label('signIn')}
      </ButtonLink>
    </AuthLayout>
  );
}
