import type { ButtonHTMLAttributes, MouseEvent, ReactNode } from 'react';
import { Icon, type IconName } from '../icon/icon.tsx';
import { classNames } from '../styles/class-names.ts';
import styles from './button.module.css';

/** `cta` is the call-to-action of a page; `quiet` stands on artwork; `plain` has no ground. */
export type ButtonVariant = 'cta' | 'quiet' | 'plain';

interface BaseProps {
  variant?: ButtonVariant;
  icon?: IconName;
  /** Fills the line it stands in. */
  wide?: boolean;
  children: ReactNode;
}

export interface ButtonProps
  extends BaseProps,
    Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className' | 'children'> {
  /** Shows that the work has begun, and refuses another press. */
  busy?: boolean;
}

export function Button({
  variant = 'quiet',
  icon,
  wide,
  busy,
  children,
  type = 'button',
  ...rest
}: ButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      aria-disabled={busy || undefined}
      aria-busy={busy || undefined}
      onClick={busy ? (event) => event.preventDefault() : rest.onClick}
      className={classNames(styles.button, styles[variant], wide && styles.wide, busy && styles.busy)}
    >
      {icon && <Icon name={icon} filled={icon === 'play'} />}
      <span>{children}</span>
    </button>
  );
}

export interface ButtonLinkProps extends BaseProps {
  href: string;
  /** Opens a new tab: for addresses outside the product. */
  outside?: boolean;
  /** Says to the page that opens that signing in is what the title needs. */
  grantedOnSignIn?: boolean;
  rel?: string;
  /** Does the work in place of the link, which is for those without scripts. */
  onClick?: (event: MouseEvent<HTMLAnchorElement>) => void;
  /** Shows that the work has begun. */
  busy?: boolean;
}

/** A link that looks like a button. */
export function ButtonLink(props: ButtonLinkProps) {
  const {
    variant = 'quiet',
    icon,
    wide,
    href,
    outside,
    grantedOnSignIn,
    rel,
    onClick,
    busy,
    children,
  } = props;
  return (
    <a
      href={href}
      rel={rel}
      data-focus-item
      data-reload={onClick ? '' : undefined}
      data-granted-on-sign-in={grantedOnSignIn || undefined}
      aria-busy={busy || undefined}
      onClick={onClick}
      className={classNames(styles.button, styles[variant], wide && styles.wide, busy && styles.busy)}
      {...(outside && { target: '_blank', rel: 'noopener noreferrer' })}
    >
      {icon && <Icon name={icon} filled={icon === 'play'} />}
      <span>{children}</span>
    </a>
  );
}

export interface IconButtonProps
  extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className' | 'children'> {
  icon: IconName;
  label: string;
}

/** A round button with an icon alone; its label is for those who listen. */
export function IconButton({ icon, label, type = 'button', ...rest }: IconButtonProps) {
  return (
    <button {...rest} type={type} aria-label={label} title={label} className={styles.round}>
      <Icon name={icon} />
    </button>
  );
}
