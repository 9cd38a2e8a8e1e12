// A phone number: the calling code of a region, and the number. In every language it is written from left to right.
import { useId, useState } from 'react';
import { Icon } from '../icon/icon.tsx';
import { joinClassNames } from '../styles/class-names.ts';
import fieldStyles from './field.module.css';
import { FieldFrame, type FieldTexts, getDescriptionProps } from './field-frame.tsx';
import styles from './phone-field.module.css';

export interface PhoneFieldProps extends FieldTexts {
  /** The input of the number has this name; that of the region ends in `.region`. */
  name: string;
  /** The name of the region's input for screen readers. */
  regionLabel: string;
  /** `regionCode` is ISO 3166-1 alpha-2, `prefix` the calling code with `+`. */
  regions: readonly { regionCode: string; prefix: string; regionName: string }[];
  defaultRegion: string;
  /** The number without the calling code. */
  defaultValue?: string | undefined;
  required?: boolean;
  /** Returns a sample number of the region. */
  getPlaceholder: (regionCode: string) => string | undefined;
}

export function PhoneField(props: PhoneFieldProps) {
  const { name, label, hint, error, required, regionLabel, regions, defaultRegion } = props;
  const id = useId();
  const [region, setRegion] = useState(defaultRegion);
  const description = getDescriptionProps(id, { hint, error });
  const prefix = regions.find(({ regionCode }) => regionCode === region)?.prefix;
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error} required={required}>
      <div className={styles.inputs} dir="ltr">
        <div className={joinClassNames(fieldStyles.input, styles.prefix)}>
          <span aria-hidden>{prefix ?? '+'}</span>
          <Icon name="down" />
          <select
            aria-label={regionLabel}
            name={`${name}.region`}
            value={region}
            autoComplete="tel-country-code"
            onChange={(event) => setRegion(event.target.value)}
          >
            {regions.map(({ regionCode, prefix: regionPrefix, regionName }) => (
              <option key={regionCode} value={regionCode}>
                {`${regionName} (\u2066${regionPrefix}\u2069)`}
              </option>
            ))}
          </select>
        </div>
        <input
          {...description}
          id={id}
          className={fieldStyles.input}
          name={name}
          type="tel"
          inputMode="tel"
          autoComplete="tel-national"
          required={required}
          defaultValue={props.defaultValue}
          placeholder={props.getPlaceholder(region)}
          maxLength={30}
        />
      </div>
    </FieldFrame>
  );
}
