import { TextField, type TextFieldProps } from '@matinee/ui';

type PinFieldProps = Pick<TextFieldProps, 'label' | 'name' | 'hint' | 'error' | 'required'>;

/** A field for the four digits of a PIN. Browsers do not offer to save it as a password. */
export function PinField({ required = true, ...props }: PinFieldProps) {
  return (
    <TextField
      {...props}
      type="password"
      inputMode="numeric"
      autoComplete="one-time-code"
      maxLength={4}
      dir="ltr"
      required={required}
    />
  );
}
