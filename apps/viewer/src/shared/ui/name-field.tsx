import { TextField, type TextFieldProps } from '@matinee/ui';
import { useLabel } from '../environment/environment.ts';

/** A field for the name of a person, in any script. */
export function NameField(props: Pick<TextFieldProps, 'defaultValue' | 'maxLength' | 'error'>) {
  const label = useLabel();
  return <TextField {...props} label={label('name')} name="name" autoComplete="name" required dir="auto" />;
}
