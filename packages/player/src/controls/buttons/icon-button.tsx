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

/** A round button with a pictogram; its name is read out, and shown when the pointer rests on it. */
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
      // A mouse must not leave the focus here: the space bar would press the button again instead of pausing.
      onMouseDown={(event) => event.preventDefault()}
      onClick={onPress}
    >
      {children}
    </button>
  );
}
