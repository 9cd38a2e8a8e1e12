// Asks for confirmation before an action that cannot be undone.
import type { ReactNode } from 'react';
import { Button } from '../button/button.tsx';
import { ButtonRow } from '../button/button-row.tsx';
import styles from './confirm-dialog.module.css';
import { Dialog, type DialogProps } from './dialog.tsx';

export interface ConfirmDialogProps extends Omit<DialogProps, 'children'> {
  /** States what the action deletes. */
  text?: ReactNode;
  /** The labels of the button that runs the action and of the one that cancels it. */
  confirmLabel: string;
  cancelLabel: string;
  onConfirm: () => void;
}

export function ConfirmDialog({
  text,
  confirmLabel,
  cancelLabel,
  onConfirm,
  ...dialogProps
}: ConfirmDialogProps) {
  const { onClose } = dialogProps;
  return (
    <Dialog {...dialogProps}>
      <div className={styles.content}>
        {text && <p>{text}</p>}
        <ButtonRow>
          <Button
            variant="cta"
            onClick={() => {
              onClose();
              onConfirm();
            }}
          >
            {confirmLabel}
          </Button>
          <Button onClick={onClose}>{cancelLabel}</Button>
        </ButtonRow>
      </div>
    </Dialog>
  );
}
