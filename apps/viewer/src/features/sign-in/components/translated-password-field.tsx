import { PasswordField, type TextFieldProps } from '@matinee/ui';
import { useLabel } from '../../../shared/environment/environment.ts';

export interface TranslatedPasswordFieldProps
  extends Pick<TextFieldProps, 'name' | 'required' | 'hint' | 'error'> {
  labelKey: string;
  /** A label of the realm, instead of that of `labelKey`. */
  label?: string | undefined;
  autoComplete: 'current-password' | 'new-password';
}

/** A password field with the labels of the realm. */
export function TranslatedPasswordField({
  labelKey,
  label: ownLabel,
  ...props
}: TranslatedPasswordFieldProps) {
  const label = useLabel();
  return (
    <PasswordField
      {...props}
      label={ownLabel ?? label(labelKey)}
      showPasswordLabel={label('showPassword')}
      dir="ltr"
    />
  );
}
