import type { ReactNode, Ref } from 'react';
import styles from './icon-button.module.css';

interface Props {
  label: string;
  children: ReactNode;
  onPress(): void;
  pressed?: boolean;
  hasMenu?: boolean;
  expanded?: boolean;
  className?: string;
  ref?: Ref<HTMLButtonElement>;
}

/** A round icon button. `label` is its accessible name and its tooltip. */
export function IconButton({ label, children, onPress, pressed, hasMenu, expanded, className, ref }: Props) {
  return (
    <button
      ref={ref}
      type="button"
      className={className ? `${styles.button} ${className}` : styles.button}
      aria-label={label}
      aria-pressed={pressed}
      aria-haspopup={hasMenu ? 'menu' : undefined}
      aria-expanded={hasMenu ? expanded : undefined}
      data-tooltip={expanded ? undefined : label}
      // Keep the focus where it is on a mouse click: otherwise the space bar would press this button again
      // instead of pausing.
      onMouseDown={(event) => event.preventDefault()}
      onClick={onPress}
    >
      {children}
    </button>
  );
}
