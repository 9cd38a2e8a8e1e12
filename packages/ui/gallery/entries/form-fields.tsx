import { formatTaxNumber } from '@matinee/rules';
import { DateField, DropdownField, MaskedField, PhoneField } from '../../src/index.ts';
import styles from '../gallery.module.css';
import type { ComponentEntry } from './component-entry.ts';

const countries = [
  { value: 'BR', text: 'Brazil' },
  { value: 'ES', text: 'Spain' },
  { value: 'GB', text: 'United Kingdom' },
];
const regions = [
  { regionCode: 'ES', prefix: '+34', regionName: 'Spain' },
  { regionCode: 'GB', prefix: '+44', regionName: 'United Kingdom' },
];
const examples: Readonly<Record<string, string>> = { ES: '612 34 56 78', GB: '07400 123456' };

function SampleDropdown(props: Partial<Parameters<typeof DropdownField>[0]>) {
  return (
    <div className={styles.column}>
      <DropdownField label="Country" options={countries} emptyText="Choose a country" {...props} />
    </div>
  );
}

function SampleDate(props: Partial<Parameters<typeof DateField>[0]>) {
  return (
    <div className={styles.column}>
      <DateField
        label="Date of birth"
        name="birthDate"
        locale="en"
        partLabels={{ year: 'Year', month: 'Month', day: 'Day' }}
        placeholders={{ year: 'YYYY', month: 'MM', day: 'DD' }}
        {...props}
      />
    </div>
  );
}

function SamplePhone(props: Partial<Parameters<typeof PhoneField>[0]>) {
  return (
    <div className={styles.column}>
      <PhoneField
        label="Phone number"
        name="phoneNumber"
        regionLabel="Country code"
        regions={regions}
        defaultRegion="GB"
        getPlaceholder={(regionCode) => examples[regionCode]}
        {...props}
      />
    </div>
  );
}

function SampleTaxNumber(props: Partial<Parameters<typeof MaskedField>[0]>) {
  return (
    <div className={styles.column}>
      <MaskedField
        label="Tax number"
        name="taxNumber"
        inputMode="numeric"
        dir="ltr"
        format={formatTaxNumber}
        {...props}
      />
    </div>
  );
}

export const formFieldEntries: readonly ComponentEntry[] = [
  {
    name: 'DropdownField',
    states: [
      { name: 'Empty', render: () => <SampleDropdown /> },
      {
        name: 'With a value and a hint',
        render: () => <SampleDropdown defaultValue="ES" hint="Where you live." />,
      },
      { name: 'With an error', render: () => <SampleDropdown required error="Please choose a country." /> },
    ],
  },
  {
    name: 'DateField',
    states: [
      { name: 'Month first', render: () => <SampleDate locale="en" /> },
      { name: 'Day first, with a value', render: () => <SampleDate locale="es" defaultValue="1999-12-31" /> },
      {
        name: 'Year first, with an error',
        render: () => <SampleDate locale="sv" defaultValue="2027-02-30" error="This date does not exist." />,
      },
    ],
  },
  {
    name: 'PhoneField',
    states: [
      { name: 'With a sample number', render: () => <SamplePhone /> },
      { name: 'With a value', render: () => <SamplePhone defaultRegion="ES" defaultValue="612 34 56 78" /> },
      {
        name: 'With an error',
        render: () => <SamplePhone defaultValue="12" error="This phone number does not exist." />,
      },
    ],
  },
  {
    name: 'MaskedField',
    states: [
      { name: 'Empty', render: () => <SampleTaxNumber placeholder="000.000.000-00" /> },
      { name: 'Formatted', render: () => <SampleTaxNumber defaultValue="52998224725" /> },
      {
        name: 'With an error',
        render: () => <SampleTaxNumber defaultValue="52998224726" error="This tax number is not valid." />,
      },
    ],
  },
];
