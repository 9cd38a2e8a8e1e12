// Signs out here, then opens the page that signs out at the provider. Without such a page, this page stays open.
import type { SignInProvider } from '@matinee/contract';
import { getProviderClientName } from '@matinee/rules';
import { ButtonLink } from '@matinee/ui';
import { useEffect } from 'react';
import { AuthLayout } from '../../features/sign-in/components/auth-layout.tsx';
import { useProviderSignOut } from '../../features/sign-in/state/use-provider-sign-in.ts';
import { useSignOut } from '../../features/sign-in/state/use-sign-out.ts';
import { useEnvironment } from '../../shared/environment/environment.ts';

export function ProviderSignOut({ provider }: { provider: SignInProvider }) {
  const { label, paths } = useEnvironment();
  const client = getProviderClientName(provider);
  const { mutate: signOut, isSuccess } = useSignOut();
  const { mutate: signOutAtProvider } = useProviderSignOut();
  useEffect(() => {
    signOut(undefined, { onSuccess: () => signOutAtProvider(client) });
  }, [signOut, signOutAtProvider, client]);
  return (
    <AuthLayout title={label(isSuccess ? 'signedOut' : 'signingOut')}>
      <ButtonLink variant="cta" isFullWidth href={paths.buildPath('HOME')}>
        {label('goHome')}
      </ButtonLink>
    </AuthLayout>
  );
}
