import { ButtonLink, Notice } from '@matinee/ui';
import { useEnvironment } from '../../../shared/environment/environment.ts';
import { AuthLayout } from './auth-layout.tsx';

export interface CheckYourMailProps {
  /** Null if the form was sent without scripts: the page after it does not know the address. */
  email: string | null;
}

/** Follows a sign-up that is complete once the person opens the link of a mail. */
export function CheckYourMail({ email }: CheckYourMailProps) {
  const { label, paths } = useEnvironment();
  return (
    <AuthLayout title={label('checkYourMail')}>
      <div role="status">
        <Notice kind="info">
          {email === null ? label('checkYourMailWithoutAddressText') : label('checkYourMailText', { email })}
        </Notice>
      </div>
      <ButtonLink variant="cta" isFullWidth href={paths.buildPath('HOME')}>
        {label('goHome')}
      </ButtonLink>
    </AuthLayout>
  );
}
