import { formatTaxNumber } from '@matinee/rules';
import { useState } from 'react';
import {
  Checkbox,
  CompactSelect,
  DateField,
  DropdownField,
  MaskedField,
  PasswordField,
  PhoneField,
  TextArea,
  TextField,
} from '../../src/index.ts';
import styles from '../gallery.module.css';
import type { ComponentEntry } from './component-entry.ts';

const error = 'Enter an email address such as name@example.com.';
const hint = 'At least eight characters.';
const countries = [
  { value: 'BR', text: 'Brazil' },
  { value: 'ES', text: 'Spain' },
  { value: 'GB', text: 'United Kingdom' },
];
const regions = [
  { regionCode: 'ES', prefix: '+34', regionName: 'Spain' },
  { regionCode: 'GB', prefix: '+44', regionName: 'United Kingdom' },
];
const sampleNumbers: Readonly<Record<string, string>> = { ES: '612 34 56 78', GB: '07400 123456' };

function SampleTextField(props: Partial<Parameters<typeof TextField>[0]>) {
  return (
    <div className={styles.column}>
      <TextField label="Email address" type="email" {...props} />
    </div>
  );
}

function SampleSelect() {
  const [value, setValue] = useState('all');
  return (
    <CompactSelect
      label="Genre"
      value={value}
      options={[
        { value: 'all', text: 'All genres' },
        { value: 'drama', text: 'Drama' },
        { value: 'documentary', text: 'Documentary' },
      ]}
      onChange={setValue}
    />
  );
}

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
        getPlaceholder={(regionCode) => sampleNumbers[regionCode]}
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
    name: 'TextField',
    states: [
      { name: 'Empty', render: () => <SampleTextField placeholder="name@example.com" /> },
      { name: 'With a value', render: () => <SampleTextField defaultValue="ada@example.com" /> },
      { name: 'Required, with a hint', render: () => <SampleTextField required hint={hint} /> },
      { name: 'With an error', render: () => <SampleTextField defaultValue="ada" error={error} /> },
    ],
  },
  {
    name: 'PasswordField',
    states: [
      {
        name: 'Hidden; shown while the eye is pressed',
        render: () => (
          <div className={styles.column}>
            <PasswordField
              label="Password"
              showPasswordLabel="Show the password"
              defaultValue="correct horse"
              hint={hint}
            />
          </div>
        ),
      },
    ],
  },
  {
    name: 'TextArea',
    states: [
      {
        name: 'With a hint',
        render: () => (
          <div className={styles.column}>
            <TextArea label="Review" rows={4} hint="At most 2000 characters." />
          </div>
        ),
      },
      {
        name: 'With an error',
        render: () => (
          <div className={styles.column}>
            <TextArea label="Review" rows={4} error="Write at least one sentence." />
          </div>
        ),
      },
    ],
  },
  { name: 'CompactSelect', states: [{ name: 'With three options', render: () => <SampleSelect /> }] },
  {
    name: 'Checkbox',
    states: [
      { name: 'Unchecked', render: () => <Checkbox>Send me news by email</Checkbox> },
      { name: 'Checked', render: () => <Checkbox defaultChecked>Send me news by email</Checkbox> },
      {
        name: 'With an error',
        render: () => <Checkbox error="Accept the terms to continue.">I accept the terms</Checkbox>,
      },
    ],
  },
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
