import { useLabel } from '../../../shared/environment/environment.ts';
import { TranslatedPasswordField } from './translated-password-field.tsx';

export interface NewPasswordFieldProps {
  labelKey: string;
  error: string | undefined;
}

/** A field for a new password, with a hint that says what the password needs. */
export function NewPasswordField({ labelKey, error }: NewPasswordFieldProps) {
  const label = useLabel();
  return (
    <TranslatedPasswordField
      labelKey={labelKey}
      name="password"
      autoComplete="new-password"
      required
      hint={label('passwordHint')}
      error={error}
    />
  );
}
