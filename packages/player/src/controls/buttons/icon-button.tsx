import type { ReactNode, Ref } from 'react';
import styles from './icon-button.module.css';

interface Props {
  label: string;
  children: ReactNode;
  onPress(): void;
  isPressed?: boolean;
  hasMenu?: boolean;
  isExpanded?: boolean;
  className?: string;
  ref?: Ref<HTMLButtonElement>;
}

/** `label` is the accessible name and the tooltip. */
export function IconButton({
  label,
  children,
  onPress,
  isPressed,
  hasMenu,
  isExpanded,
  className,
  ref,
}: Props) {
  return (
    <button
      ref={ref}
      type="button"
      className={className ? `${styles.button} ${className}` : styles.button}
      aria-label={label}
      aria-pressed={isPressed}
      aria-haspopup={hasMenu ? 'menu' : undefined}
      aria-expanded={hasMenu ? isExpanded : undefined}
      data-tooltip={isExpanded ? undefined : label}
      // A mouse click must not move the focus: otherwise the space bar would press this button again instead of
      // pausing.
      onMouseDown={(event) => event.preventDefault()}
      onClick={onPress}
    >
      {children}
    </button>
  );
}
