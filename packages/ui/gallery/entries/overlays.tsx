import { type ReactNode, useRef, useState } from 'react';
import {
  Button,
  ConfirmDialog,
  Dialog,
  Drawer,
  Menu,
  MenuItem,
  MenuText,
  SidePanel,
  TextField,
} from '../../src/index.ts';
import type { ComponentEntry } from './component-entry.ts';

interface OverlayState {
  open: boolean;
  opener: HTMLElement | null;
  onClose: () => void;
}

/** A button that opens an overlay. */
function Opener({ label, children }: { label: string; children: (state: OverlayState) => ReactNode }) {
  const [isOpen, setIsOpen] = useState(false);
  const opener = useRef<HTMLDivElement>(null);
  return (
    <div ref={opener}>
      <Button onClick={() => setIsOpen(!isOpen)}>{label}</Button>
      {children({ open: isOpen, opener: opener.current, onClose: () => setIsOpen(false) })}
    </div>
  );
}

export const overlayEntries: readonly ComponentEntry[] = [
  {
    name: 'Dialog',
    states: [
      {
        name: 'With a form',
        render: () => (
          <Opener label="Open the dialog">
            {({ open, onClose }) => (
              <Dialog open={open} onClose={onClose} title="Rename the list" closeLabel="Close">
                <form>
                  <TextField label="Name" defaultValue="Rainy days" />
                </form>
              </Dialog>
            )}
          </Opener>
        ),
      },
    ],
  },
  {
    name: 'ConfirmDialog',
    states: [
      {
        name: 'With a text',
        render: () => (
          <Opener label="Delete the list">
            {({ open, onClose }) => (
              <ConfirmDialog
                open={open}
                onClose={onClose}
                title="Delete the list?"
                closeLabel="Close"
                text="Its six titles stay in the catalogue."
                confirmLabel="Delete"
                cancelLabel="Cancel"
                onConfirm={() => {}}
              />
            )}
          </Opener>
        ),
      },
    ],
  },
  {
    name: 'Drawer',
    states: [
      {
        name: 'At the inline start',
        render: () => (
          <Opener label="Open the menu">
            {({ open, onClose }) => (
              <Drawer open={open} onClose={onClose} title="Menu" closeLabel="Close">
                <p>Films, series and live events</p>
              </Drawer>
            )}
          </Opener>
        ),
      },
    ],
  },
  {
    name: 'SidePanel',
    states: [
      {
        name: 'At the inline end',
        render: () => (
          <Opener label="Open the panel">
            {({ open, opener, onClose }) => (
              <SidePanel
                open={open}
                opener={opener}
                onClose={onClose}
                title="Add to a list"
                closeLabel="Close"
              >
                <p>Rainy days</p>
              </SidePanel>
            )}
          </Opener>
        ),
      },
    ],
  },
  {
    name: 'Menu',
    parts: ['MenuItem', 'MenuText'],
    states: [
      {
        name: 'With a visible label',
        render: () => (
          <Menu label="Language" text="English" icon="globe">
            <MenuItem>
              <a href="#es">Español</a>
            </MenuItem>
            <MenuItem>
              <a href="#ar">العربية</a>
            </MenuItem>
          </Menu>
        ),
      },
      {
        name: 'With an icon only',
        render: () => (
          <Menu label="Account" icon="person">
            <MenuText>Signed in as ada@example.com</MenuText>
            <MenuItem>
              <button type="button">Sign out</button>
            </MenuItem>
          </Menu>
        ),
      },
    ],
  },
];
