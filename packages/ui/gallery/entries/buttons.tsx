import { Button, ButtonLink, ButtonRow, type ButtonVariant, IconButton } from '../../src/index.ts';
import styles from '../gallery.module.css';
import type { ComponentEntry } from './component-entry.ts';

const variants: readonly ButtonVariant[] = ['cta', 'quiet', 'plain'];

export const buttonEntries: readonly ComponentEntry[] = [
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
];
