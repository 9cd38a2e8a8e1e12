// Asks a second time before something that there is no way back from.
import type { ReactNode } from 'react';
import { Button } from '../button/button.tsx';
import { ButtonRow } from '../button/button-row.tsx';
import styles from './confirm-dialog.module.css';
import { Dialog, type DialogProps } from './dialog.tsx';

export interface ConfirmDialogProps extends Omit<DialogProps, 'children'> {
  /** What will be lost. */
  text?: ReactNode;
  /** What is about to be done, and what it is to leave it. */
  yes: string;
  no: string;
  onYes: () => void;
}

export function ConfirmDialog({ text, yes, no, onYes, ...dialog }: ConfirmDialogProps) {
  const { onClose } = dialog;
  return (
    <Dialog {...dialog}>
      <div className={styles.ask}>
        {text && <p>{text}</p>}
        <ButtonRow>
          <Button
            variant="cta"
            onClick={() => {
              onClose();
              onYes();
            }}
          >
            {yes}
          </Button>
          <Button onClick={onClose}>{no}</Button>
        </ButtonRow>
      </div>
    </Dialog>
  );
}
