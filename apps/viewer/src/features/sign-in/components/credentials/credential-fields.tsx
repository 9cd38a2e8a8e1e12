// The fields for an id and a secret of a provider. For an identity service, these are an email address and a password.
import type { SignInProvider } from '@matinee/contract';
import { getProviderClientName } from '@matinee/rules';
import { TextField } from '@matinee/ui';
import { useEnvironment } from '../../../../shared/environment/environment.ts';
import { EmailField } from '../../../../shared/ui/email-field.tsx';
import styles from '../auth-form.module.css';
import { NewPasswordField } from '../new-password-field.tsx';
import { ResetPasswordLink } from '../reset-password-link.tsx';
import { TranslatedPasswordField } from '../translated-password-field.tsx';

export interface CredentialFieldsProps {
  provider: SignInProvider;
  hasNewPassword: boolean;
  passwordError: string | undefined;
}

export function CredentialFields({ provider, hasNewPassword, passwordError }: CredentialFieldsProps) {
  const { label } = useEnvironment();
  return (
    <>
      {provider.firebase ? (
        <EmailField name="id" required />
      ) : (
        <TextField
          label={provider.fields?.id ?? label('providerUserId')}
          name="id"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          dir="ltr"
        />
      )}
      {hasNewPassword ? (
        <NewPasswordField labelKey="password" error={passwordError} />
      ) : (
        <TranslatedPasswordField
          label={provider.fields?.secret}
          labelKey="password"
          name="password"
          autoComplete="current-password"
        />
      )}
      {provider.firebase && !hasNewPassword && (
        <ResetPasswordLink email="" providerName={getProviderClientName(provider)} />
      )}
      {provider.resetUri && (
        <a className={styles.link} href={provider.resetUri} rel="noreferrer">
          {label('forgotPasswordLink')}
        </a>
      )}
    </>
  );
}
