// A text field that formats its text while somebody types.
import type { FormEvent } from 'react';
import { TextField, type TextFieldProps } from './text-field.tsx';

export interface MaskedFieldProps extends Omit<TextFieldProps, 'onInput' | 'value'> {
  /** Formats the typed text. It formats the beginning of a text as it formats the whole. */
  format: (typedText: string) => string;
}

export function MaskedField({ format, defaultValue = '', ...fieldProps }: MaskedFieldProps) {
  const formatInput = ({ currentTarget: input }: FormEvent<HTMLInputElement>) => {
    const caret = input.selectionStart ?? input.value.length;
    const formattedCaret = format(input.value.slice(0, caret)).length;
    input.value = format(input.value);
    input.setSelectionRange(formattedCaret, formattedCaret);
  };
  return <TextField {...fieldProps} defaultValue={format(String(defaultValue))} onInput={formatInput} />;
}
