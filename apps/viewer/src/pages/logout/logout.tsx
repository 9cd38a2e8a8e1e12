import { ButtonLink } from '@matinee/ui';
import { useEffect } from 'react';
import { useEnvironment } from '../../environment/environment.ts';
import { Entrance } from '../../features/sign-in/components/entrance.tsx';
import { useSignOut } from '../../features/sign-in/state/use-sign-in.ts';

export function LogoutPage() {
  const { label, paths } = useEnvironment();
  const { mutate, isSuccess } = useSignOut();
  useEffect(() => mutate(), [mutate]);
  return (
    <Entrance title={label(isSuccess ? 'signedOut' : 'signingOut')}>
      <ButtonLink look="call" wide href={paths.route('HOME')}>
        {label('goHome')}
      </ButtonLink>
      <ButtonLink wide href={paths.route('LOGIN')}>
        {label('signIn')}
      </ButtonLink>
    </Entrance>
  );
}
