import { useEffect, useRef, useState } from 'react';
import { Icon } from '../icon/icon.tsx';
import styles from './field.module.css';
import { type FieldProps, TextField } from './field.tsx';

const HIDE_DELAY_MS = 300;

/** A password that is shown while its eye is held, and hidden 300 ms after the release. */
export function PasswordField({
  showLabel,
  ...field
}: Omit<FieldProps, 'type' | 'end'> & { showLabel: string }) {
  const [shown, setShown] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const show = () => {
    clearTimeout(timer.current);
    setShown(true);
  };
  const scheduleHide = () => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setShown(false), HIDE_DELAY_MS);
  };
  useEffect(() => () => clearTimeout(timer.current), []);
  const isActivationKey = (key: string) => key === ' ' || key === 'Enter';
  return (
    <TextField
      {...field}
      type={shown ? 'text' : 'password'}
      spellCheck={false}
      autoCapitalize="none"
      end={
        <button
          type="button"
          className={styles.eye}
          aria-label={showLabel}
          aria-pressed={shown}
          title={showLabel}
          onPointerDown={show}
          onPointerUp={scheduleHide}
          onPointerLeave={scheduleHide}
          onPointerCancel={scheduleHide}
          onBlur={scheduleHide}
          onKeyDown={(event) => isActivationKey(event.key) && show()}
          onKeyUp={(event) => isActivationKey(event.key) && scheduleHide()}
          onContextMenu={(event) => event.preventDefault()}
        >
          <Icon name={shown ? 'hide' : 'show'} />
        </button>
      }
    />
  );
}
