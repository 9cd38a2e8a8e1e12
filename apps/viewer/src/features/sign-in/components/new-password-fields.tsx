import { NewPasswordField } from './new-password-field.tsx';
import { TranslatedPasswordField } from './translated-password-field.tsx';

export interface NewPasswordErrors {
  password?: string | undefined;
  confirmPassword?: string | undefined;
}

export function NewPasswordFields({ errors }: { errors: NewPasswordErrors }) {
  return (
    <>
      <NewPasswordField labelKey="newPassword" error={errors.password} />
      <TranslatedPasswordField
        labelKey="confirmPassword"
        name="confirmPassword"
        autoComplete="new-password"
        required
        error={errors.confirmPassword}
      />
    </>
  );
}
