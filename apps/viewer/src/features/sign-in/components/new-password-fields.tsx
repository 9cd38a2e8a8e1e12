import { PasswordField } from '@matinee/ui';
import { useEnvironment } from '../../../shared/environment/environment.ts';

export interface NewPasswordErrors {
  password?: string | undefined;
  confirmPassword?: string | undefined;
}

export function NewPasswordFields({ errors }: { errors: NewPasswordErrors }) {
  const { label } = useEnvironment();
  return (
    <>
      <PasswordField
        label={label('newPassword')}
        name="password"
        autoComplete="new-password"
        required
        hint={label('passwordHint')}
        error={errors.password}
        showPasswordLabel={label('showPassword')}
        dir="ltr"
      />
      <PasswordField
        label={label('confirmPassword')}
        name="confirmPassword"
        autoComplete="new-password"
        required
        error={errors.confirmPassword}
        showPasswordLabel={label('showPassword')}
        dir="ltr"
      />
    </>
  );
}
