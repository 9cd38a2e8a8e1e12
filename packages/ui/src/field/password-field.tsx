import { useEffect, useRef, useState } from 'react';
import { Icon } from '../icon/icon.tsx';
import styles from './field.module.css';
import { TextField, type TextFieldProps } from './text-field.tsx';

const HIDE_DELAY_MS = 300;

/** A password field. It shows the password while its eye button is pressed and for 300 ms after. */
export function PasswordField({
  showPasswordLabel,
  ...fieldProps
}: Omit<TextFieldProps, 'type' | 'endAdornment'> & { showPasswordLabel: string }) {
  const [isPasswordShown, setPasswordShown] = useState(false);
  const hideTimer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const show = () => {
    clearTimeout(hideTimer.current);
    setPasswordShown(true);
  };
  const scheduleHide = () => {
    clearTimeout(hideTimer.current);
    hideTimer.current = setTimeout(() => setPasswordShown(false), HIDE_DELAY_MS);
  };
  useEffect(() => () => clearTimeout(hideTimer.current), []);
  const isActivationKey = (key: string) => key === ' ' || key === 'Enter';
  return (
    <TextField
      {...fieldProps}
      type={isPasswordShown ? 'text' : 'password'}
      spellCheck={false}
      autoCapitalize="none"
      endAdornment={
        <button
          type="button"
          className={styles.showPasswordButton}
          aria-label={showPasswordLabel}
          aria-pressed={isPasswordShown}
          title={showPasswordLabel}
          onPointerDown={show}
          onPointerUp={scheduleHide}
          onPointerLeave={scheduleHide}
          onPointerCancel={scheduleHide}
          onBlur={scheduleHide}
          onKeyDown={(event) => isActivationKey(event.key) && show()}
          onKeyUp={(event) => isActivationKey(event.key) && scheduleHide()}
          onContextMenu={(event) => event.preventDefault()}
        >
          <Icon name={isPasswordShown ? 'hide' : 'show'} />
        </button>
      }
    />
  );
}
