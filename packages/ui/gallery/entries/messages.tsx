import { Button, MessagePanel, Notice, VisuallyHidden } from '../../src/index.ts';
import type { ComponentEntry } from './component-entry.ts';

export const messageEntries: readonly ComponentEntry[] = [
  {
    name: 'MessagePanel',
    states: [
      {
        name: 'Part of a page',
        render: () => (
          <MessagePanel
            icon="film"
            title="No favourites yet"
            text="Titles that you mark with the heart are listed here."
            actions={<Button variant="cta">Browse titles</Button>}
          />
        ),
      },
      {
        name: 'Whole page',
        isWide: true,
        render: () => (
          <MessagePanel
            icon="alert"
            size="page"
            title="Something went wrong"
            text="Try again in a moment."
            detail="Request 01J9Z6"
            actions={<Button>Try again</Button>}
          />
        ),
      },
    ],
  },
  {
    name: 'Notice',
    states: [
      { name: 'Information', render: () => <Notice kind="info">We sent you an email with a link.</Notice> },
      { name: 'Error', render: () => <Notice kind="error">The password is wrong. Try again.</Notice> },
    ],
  },
  {
    name: 'VisuallyHidden',
    states: [
      {
        name: 'Only screen readers read the second sentence',
        render: () => (
          <p>
            Now playing. <VisuallyHidden>Press space to pause.</VisuallyHidden>
          </p>
        ),
      },
    ],
  },
];
