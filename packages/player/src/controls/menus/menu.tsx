import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import { IconButton } from '../buttons/button.tsx';
import { usePlayerView } from '../context.ts';
import { Icon } from '../icons.tsx';
import styles from './menu.module.css';

export interface MenuItem {
  key: string;
  label: string;
  hint?: string;
  /** Language of the label, when it is not that of the page. */
  lang?: string;
}

interface Props {
  name: string;
  label: string;
  icon: ReactNode;
  items: MenuItem[];
  chosen: string;
  onChoose(key: string): void;
}

const moves: Record<string, (index: number, length: number) => number> = {
  ArrowDown: (index, length) => (index + 1) % length,
  ArrowUp: (index, length) => (index - 1 + length) % length,
  Home: () => 0,
  End: (_, length) => length - 1,
};

/** A button that opens a list of choices, of which one is chosen. Escape closes it and gives the focus back. */
export function Menu({ name, label, icon, items, chosen, onChoose }: Props) {
  const { openMenu, setOpenMenu } = usePlayerView();
  const open = openMenu === name;
  const opener = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const heading = useId();

  useEffect(() => {
    if (!open) return;
    const find = (what: string) => panel.current?.querySelector<HTMLElement>(what);
    (find('[aria-checked=true]') ?? find('[role=menuitemradio]'))?.focus();
  }, [open]);

  const close = () => {
    setOpenMenu(null);
    opener.current?.focus();
  };
  const choose = (item: MenuItem) => {
    onChoose(item.key);
    close();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Tab') return close();
    event.stopPropagation();
    if (event.key === 'Escape') {
      event.preventDefault();
      return close();
    }
    const move = moves[event.key];
    if (!move) return;
    event.preventDefault();
    const all = [...(panel.current?.querySelectorAll<HTMLElement>('[role=menuitemradio]') ?? [])];
    const now = all.indexOf(document.activeElement as HTMLElement);
    all[move(now, all.length)]?.focus();
  };

  return (
    <div className={styles.menu} data-menu="">
      <IconButton
        ref={opener}
        label={label}
        hasMenu
        expanded={open}
        onPress={() => (open ? close() : setOpenMenu(name))}
      >
        {icon}
      </IconButton>
      {open && (
        <div ref={panel} className={styles.panel}>
          <div id={heading} className={styles.heading}>
            {label}
          </div>
          <div role="menu" aria-labelledby={heading} tabIndex={-1} onKeyDown={onKeyDown}>
            {items.map((item) => (
              <button
                key={item.key}
                type="button"
                role="menuitemradio"
                aria-checked={item.key === chosen}
                tabIndex={-1}
                className={styles.item}
                onClick={() => choose(item)}
              >
                <span className={styles.check}>{item.key === chosen && <Icon name="check" />}</span>
                <span className={styles.label} lang={item.lang}>
                  {item.label}
                </span>
                {item.hint && <span className={styles.hint}>{item.hint}</span>}
              </button>
            ))}
          </div>
        </div>
      )}
    </div>
  );
}
