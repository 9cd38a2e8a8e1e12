// A button for an action on a title: an icon with text, or a round icon button.
import { joinClassNames, VisuallyHidden } from '@matinee/ui';
import type { ReactNode } from 'react';
import styles from './action-button.module.css';

export type ActionVariant = 'text' | 'round';

export interface ActionButtonProps {
  icon: ReactNode;
  text: string;
  variant?: ActionVariant | undefined;
  /** The name of the title, to tell equal buttons apart; only the round variant uses it. */
  titleName?: string | undefined;
  isMouseOnly?: boolean | undefined;
  onClick: () => void;
}

export function ActionButton({
  icon,
  text,
  variant = 'text',
  titleName,
  isMouseOnly,
  onClick,
}: ActionButtonProps) {
  return (
    <button
      type="button"
      className={joinClassNames(styles.action, styles[variant])}
      title={variant === 'round' ? text : undefined}
      tabIndex={isMouseOnly ? -1 : undefined}
      data-focus-item={isMouseOnly ? undefined : ''}
      onClick={onClick}
    >
      {icon}
      {variant === 'text' ? (
        <span>{text}</span>
      ) : (
        <VisuallyHidden>{titleName ? `${text}: ${titleName}` : text}</VisuallyHidden>
      )}
    </button>
  );
}
