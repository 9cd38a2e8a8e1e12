// A date as three inputs in the order of the locale. The focus advances when an input is full. A hidden input has the
// whole date, `1999-12-31`; it is empty while a part is missing.
import {
  acceptDatePart,
  type DatePart,
  type DateParts,
  getDateFieldOrder,
  isDatePartFull,
  joinDateParts,
  splitDate,
} from '@matinee/rules';
import { type ChangeEvent, type KeyboardEvent, useId, useLayoutEffect, useRef, useState } from 'react';
import { joinClassNames } from '../styles/class-names.ts';
import styles from './date-field.module.css';
import fieldStyles from './field.module.css';
import { FieldFrame, type FieldTexts, getDescriptionProps } from './field-frame.tsx';

export interface DateFieldProps extends FieldTexts {
  /** The name of the whole date. Those of its inputs end in `.year`, `.month` and `.day`. */
  name: string;
  locale: string;
  /** An ISO date. */
  defaultValue?: string | undefined;
  required?: boolean;
  /** The names of the inputs for screen readers. */
  partLabels: Readonly<Record<DatePart, string>>;
  /** Short samples of what to type: `YYYY`. */
  placeholders: Readonly<Record<DatePart, string>>;
  /** Browsers fill in the birthday of the person. */
  isBirthday?: boolean;
}

const birthdayTokens = { year: 'bday-year', month: 'bday-month', day: 'bday-day' } as const;

export function DateField(props: DateFieldProps) {
  const { name, label, hint, error, locale, defaultValue = '', required, isBirthday } = props;
  const id = useId();
  const [parts, setParts] = useState<DateParts>(() => splitDate(defaultValue));
  const inputs = useRef<Partial<Record<DatePart, HTMLInputElement | null>>>({});
  const order = getDateFieldOrder(locale);
  const focusPart = (part: DatePart | undefined) => part && inputs.current[part]?.focus();
  // React keeps what somebody typed before hydration in the inputs, but calls no `onChange`.
  useLayoutEffect(() => {
    setParts((current) => ({
      year: inputs.current.year?.value ?? current.year,
      month: inputs.current.month?.value ?? current.month,
      day: inputs.current.day?.value ?? current.day,
    }));
  }, []);
  const changePart = (part: DatePart, { target }: ChangeEvent<HTMLInputElement>) => {
    const text = acceptDatePart(part, target.value, parts[part]);
    setParts({ ...parts, [part]: text });
    const hasGrown = text.length > parts[part].length;
    if (hasGrown && isDatePartFull(part, text)) focusPart(order[order.indexOf(part) + 1]);
  };
  const goBackFromEmpty = (part: DatePart, event: KeyboardEvent) => {
    if (event.key !== 'Backspace' || parts[part] !== '') return;
    event.preventDefault();
    focusPart(order[order.indexOf(part) - 1]);
  };
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error} required={required} isGroup>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset cannot have the label of the other fields */}
      <div className={styles.inputs} role="group" aria-labelledby={`${id}-label`}>
        {order.map((part) => (
          <input
            key={part}
            ref={(input) => {
              inputs.current[part] = input;
            }}
            {...getDescriptionProps(id, { hint, error })}
            className={joinClassNames(fieldStyles.input, styles.input)}
            data-part={part}
            name={`${name}.${part}`}
            aria-label={props.partLabels[part]}
            placeholder={props.placeholders[part]}
            value={parts[part]}
            inputMode="numeric"
            autoComplete={isBirthday ? birthdayTokens[part] : 'off'}
            dir="ltr"
            onChange={(event) => changePart(part, event)}
            onKeyDown={(event) => goBackFromEmpty(part, event)}
          />
        ))}
        <input type="hidden" name={name} value={joinDateParts(parts)} />
      </div>
    </FieldFrame>
  );
}
