import { TextField, type TextFieldProps } from '@matinee/ui';
import { useLabel } from '../environment/environment.ts';

export type EmailFieldProps = Pick<
  TextFieldProps,
  'name' | 'autoComplete' | 'required' | 'readOnly' | 'defaultValue' | 'onChange' | 'hint' | 'error'
>;

/** A field for an email address. By default, password managers save it with the password of the form. */
export function EmailField({ name = 'email', autoComplete = 'username', ...props }: EmailFieldProps) {
  const label = useLabel();
  return (
    <TextField
      {...props}
      label={label('email')}
      name={name}
      type="email"
      inputMode="email"
      autoComplete={autoComplete}
      autoCapitalize="none"
      spellCheck={false}
      dir="ltr"
    />
  );
}
