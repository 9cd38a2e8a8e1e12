import { useState } from 'react';
import {
  Button,
  ButtonLink,
  ButtonRow,
  type ButtonVariant,
  Checkbox,
  IconButton,
  PasswordField,
  SelectField,
  TextArea,
  TextField,
} from '../../src/index.ts';
import styles from '../gallery.module.css';
import type { ComponentEntry } from './component-entry.ts';

const variants: readonly ButtonVariant[] = ['cta', 'quiet', 'plain'];
const error = 'Enter an email address such as name@example.com.';
const hint = 'At least eight characters.';

function SampleSelect() {
  const [value, setValue] = useState('all');
  return (
    <SelectField
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

export const controlEntries: readonly ComponentEntry[] = [
  {
    name: 'Button',
    states: [
      ...variants.map((variant) => ({
        name: `Variant ${variant}`,
        render: () => (
          <div className={styles.line}>
            <Button variant={variant}>Watch now</Button>
            <Button variant={variant} icon="play">
              Watch now
            </Button>
            <Button variant={variant} isBusy>
              Saving
            </Button>
            <Button variant={variant} disabled>
              Not available
            </Button>
          </div>
        ),
      })),
      {
        name: 'Wide',
        render: () => (
          <div className={styles.column}>
            <Button variant="cta" isFullWidth>
              Sign in
            </Button>
          </div>
        ),
      },
    ],
  },
  {
    name: 'ButtonLink',
    states: [
      ...variants.map((variant) => ({
        name: `Variant ${variant}`,
        render: () => (
          <ButtonLink href="#details" variant={variant} icon="info">
            Details
          </ButtonLink>
        ),
      })),
      {
        name: 'Busy',
        render: () => (
          <ButtonLink href="#details" isBusy>
            Opening
          </ButtonLink>
        ),
      },
    ],
  },
  {
    name: 'IconButton',
    states: [
      { name: 'With a label for screen readers', render: () => <IconButton icon="close" label="Close" /> },
      { name: 'Disabled', render: () => <IconButton icon="close" label="Close" disabled /> },
    ],
  },
  {
    name: 'ButtonRow',
    states: [
      {
        name: 'Wrapping onto further lines',
        render: () => (
          <ButtonRow>
            <Button variant="cta" icon="play">
              Watch now
            </Button>
            <Button icon="restart">Start from the beginning</Button>
            <Button icon="info">Details</Button>
          </ButtonRow>
        ),
      },
    ],
  },
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
  { name: 'SelectField', states: [{ name: 'With three options', render: () => <SampleSelect /> }] },
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
];

function SampleTextField(props: Partial<Parameters<typeof TextField>[0]>) {
  return (
    <div className={styles.column}>
      <TextField label="Email address" type="email" {...props} />
    </div>
  );
}
