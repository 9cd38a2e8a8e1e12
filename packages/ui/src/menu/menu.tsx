// A button that opens a list of links and actions. It closes on Escape, on a click outside, and when it loses
// the focus.
import {
  type FocusEvent,
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { Icon, type IconName } from '../icon/icon.tsx';
import styles from './menu.module.css';

export interface MenuProps {
  /** The tooltip of the button, and without `text` its accessible name. */
  label: string;
  text?: ReactNode;
  icon?: IconName;
  /** A picture in place of an icon. */
  image?: ReactNode;
  /** Menu items with links and buttons; the menu closes when one is clicked. */
  children: ReactNode;
}

export function Menu({ label, text, icon, image, children }: MenuProps) {
  const [isOpen, setIsOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const id = useId();
  useEffect(() => {
    if (!isOpen) return;
    const ownerDocument = root.current?.ownerDocument ?? document;
    const closeOnOutsidePress = ({ target }: PointerEvent) => {
      if (!root.current?.contains(target as Node | null)) setIsOpen(false);
    };
    ownerDocument.addEventListener('pointerdown', closeOnOutsidePress);
    return () => ownerDocument.removeEventListener('pointerdown', closeOnOutsidePress);
  }, [isOpen]);
  const onBlur = ({ relatedTarget }: FocusEvent) => {
    if (relatedTarget && !root.current?.contains(relatedTarget as Node)) setIsOpen(false);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (!isOpen) return;
    if (event.key === 'Escape') {
      event.stopPropagation();
      setIsOpen(false);
      opener.current?.focus();
      return;
    }
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (!step) return;
    event.preventDefault();
    event.stopPropagation();
    const items = [...(root.current?.querySelectorAll<HTMLElement>('ul a, ul button') ?? [])];
    const focusedIndex = items.indexOf(root.current?.ownerDocument.activeElement as HTMLElement);
    items.at((focusedIndex + step + items.length) % items.length)?.focus();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only listens to events that bubble up from its controls
    <div ref={root} className={styles.menu} onBlur={onBlur} onKeyDown={onKeyDown}>
      <button
        ref={opener}
        type="button"
        className={styles.opener}
        aria-expanded={isOpen}
        aria-controls={id}
        aria-label={text === undefined ? label : undefined}
        title={label}
        data-focus-item
        onClick={() => setIsOpen(!isOpen)}
      >
        {image}
        {icon && <Icon name={icon} />}
        {text !== undefined && <span>{text}</span>}
        <Icon name="down" />
      </button>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: clicks on items bubble up here, from keys and pointers */}
      <ul id={id} className={styles.list} hidden={!isOpen} onClick={() => setIsOpen(false)}>
        {isOpen && children}
      </ul>
    </div>
  );
}

/** A menu item; it contains one link or button. */
export function MenuItem({ children }: { children: ReactNode }) {
  return <li className={styles.item}>{children}</li>;
}

/** A menu item that is only text. */
export function MenuText({ children }: { children: ReactNode }) {
  return <li className={styles.text}>{children}</li>;
}
