// A button for an action on a title: with text, or round without.
import { classNames, VisuallyHidden } from '@matinee/ui';
import type { ReactNode } from 'react';
import styles from './action-button.module.css';

export type ActionVariant = 'words' | 'round';

export interface ActionButtonProps {
  icon: ReactNode;
  text: string;
  variant?: ActionVariant | undefined;
  /** The title, where several buttons are side by side. */
  about?: string | undefined;
  unreachable?: boolean | undefined;
  onClick: () => void;
}

export function ActionButton({
  icon,
  text,
  variant = 'words',
  about,
  unreachable,
  onClick,
}: ActionButtonProps) {
  return (
    <button
      type="button"
      className={classNames(styles.action, styles[variant])}
      title={variant === 'round' ? text : undefined}
      tabIndex={unreachable ? -1 : undefined}
      data-focus-item={unreachable ? undefined : ''}
      onClick={onClick}
    >
      {icon}
      {variant === 'words' ? (
        <span>{text}</span>
      ) : (
        <VisuallyHidden>{about ? `${text}: ${about}` : text}</VisuallyHidden>
      )}
    </button>
  );
}
