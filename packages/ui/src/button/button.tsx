import type { ButtonHTMLAttributes, MouseEvent, ReactNode } from 'react';
import { Icon, type IconName } from '../icon/icon.tsx';
import { joinClassNames } from '../styles/class-names.ts';
import styles from './button.module.css';

/** `cta` is the call-to-action of a page; `quiet` is for buttons on artwork; `plain` has no background. */
export type ButtonVariant = 'cta' | 'quiet' | 'plain';

interface BaseProps {
  variant?: ButtonVariant;
  icon?: IconName;
  /** Fills the width of its container. */
  isFullWidth?: boolean;
  children: ReactNode;
}

export interface ButtonProps
  extends BaseProps,
    Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className' | 'children'> {
  /** Shows that the action is running, and ignores further clicks. */
  isBusy?: boolean;
}

export function Button({
  variant = 'quiet',
  icon,
  isFullWidth,
  isBusy,
  children,
  type = 'button',
  ...buttonProps
}: ButtonProps) {
  return (
    <button
      {...buttonProps}
      type={type}
      aria-disabled={isBusy || undefined}
      aria-busy={isBusy || undefined}
      onClick={isBusy ? (event) => event.preventDefault() : buttonProps.onClick}
      className={joinClassNames(
        styles.button,
        styles[variant],
        isFullWidth && styles.fullWidth,
        isBusy && styles.busy,
      )}
    >
      {icon && <Icon name={icon} isFilled={icon === 'play'} />}
      <span>{children}</span>
    </button>
  );
}

export interface ButtonLinkProps extends BaseProps {
  href: string;
  /** Opens a new tab, for URLs of other sites. */
  isExternal?: boolean;
  /** Whether signing in grants access to the linked title. The sign-in page then says so. */
  isGrantedOnSignIn?: boolean;
  /** The id of the linked title, for analytics, where the button is the link of a card. */
  cardId?: string;
  rel?: string;
  /** Replaces the navigation; the link itself is for viewers without scripts. */
  onClick?: (event: MouseEvent<HTMLAnchorElement>) => void;
  /** Shows that the action is running. */
  isBusy?: boolean;
}

/** A link with the appearance of a button. */
export function ButtonLink(props: ButtonLinkProps) {
  const {
    variant = 'quiet',
    icon,
    isFullWidth,
    href,
    isExternal,
    isGrantedOnSignIn,
    cardId,
    rel,
    onClick,
    isBusy,
    children,
  } = props;
  return (
    <a
      href={href}
      rel={rel}
      data-focus-item
      data-skip-router={onClick ? '' : undefined}
      data-granted-on-sign-in={isGrantedOnSignIn || undefined}
      data-card={cardId}
      aria-busy={isBusy || undefined}
      onClick={onClick}
      className={joinClassNames(
        styles.button,
        styles[variant],
        isFullWidth && styles.fullWidth,
        isBusy && styles.busy,
      )}
      {...(isExternal && { target: '_blank', rel: 'noopener noreferrer' })}
    >
      {icon && <Icon name={icon} isFilled={icon === 'play'} />}
      <span>{children}</span>
    </a>
  );
}

export interface IconButtonProps
  extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className' | 'children'> {
  icon: IconName;
  label: string;
}

/** A round button with an icon only; screen readers read its label. */
export function IconButton({ icon, label, type = 'button', ...buttonProps }: IconButtonProps) {
  return (
    <button {...buttonProps} type={type} aria-label={label} title={label} className={styles.round}>
      <Icon name={icon} />
    </button>
  );
}
