import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import { IconButton } from '../buttons/icon-button.tsx';
import { usePlayerContext } from '../context.ts';
import { Icon } from '../icons.tsx';
import styles from './menu.module.css';

export interface MenuItem {
  key: string;
  label: string;
  hint?: string;
  /** BCP 47 language of the label when it differs from that of the page. */
  lang?: string;
}

interface Props {
  name: string;
  label: string;
  icon: ReactNode;
  items: MenuItem[];
  selectedKey: string;
  onSelect(key: string): void;
}

const nextIndexByKey: Record<string, (index: number, length: number) => number> = {
  ArrowDown: (index, length) => (index + 1) % length,
  ArrowUp: (index, length) => (index - 1 + length) % length,
  Home: () => 0,
  End: (_, length) => length - 1,
};

/**
 * A button that opens a menu of options with one selected. Escape closes the menu and returns the focus to
 * the button.
 */
export function Menu({ name, label, icon, items, selectedKey, onSelect }: Props) {
  const { openMenu, setOpenMenu } = usePlayerContext();
  const isOpen = openMenu === name;
  const opener = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const headingId = useId();

  useEffect(() => {
    if (!isOpen) return;
    const findInPanel = (selector: string) => panel.current?.querySelector<HTMLElement>(selector);
    (findInPanel('[aria-checked=true]') ?? findInPanel('[role=menuitemradio]'))?.focus();
  }, [isOpen]);

  const close = () => {
    setOpenMenu(null);
    opener.current?.focus();
  };
  const selectItem = (item: MenuItem) => {
    onSelect(item.key);
    close();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Tab') return close();
    event.stopPropagation();
    if (event.key === 'Escape') {
      event.preventDefault();
      return close();
    }
    const getNextIndex = nextIndexByKey[event.key];
    if (!getNextIndex) return;
    event.preventDefault();
    const itemElements = [...(panel.current?.querySelectorAll<HTMLElement>('[role=menuitemradio]') ?? [])];
    const focusedIndex = itemElements.indexOf(document.activeElement as HTMLElement);
    itemElements[getNextIndex(focusedIndex, itemElements.length)]?.focus();
  };

  return (
    <div className={styles.menu}>
      <IconButton
        ref={opener}
        label={label}
        hasMenu
        isExpanded={isOpen}
        onPress={() => (isOpen ? close() : setOpenMenu(name))}
      >
        {icon}
      </IconButton>
      {isOpen && (
        <div ref={panel} className={styles.panel}>
          <div id={headingId} className={styles.heading}>
            {label}
          </div>
          <div role="menu" aria-labelledby={headingId} tabIndex={-1} onKeyDown={onKeyDown}>
            {items.map((item) => (
              <MenuItemButton
                key={item.key}
                item={item}
                isSelected={item.key === selectedKey}
                onSelect={() => selectItem(item)}
              />
            ))}
          </div>
        </div>
      )}
    </div>
  );
}

interface MenuItemButtonProps {
  item: MenuItem;
  isSelected: boolean;
  onSelect(): void;
}

function MenuItemButton({ item, isSelected, onSelect }: MenuItemButtonProps) {
  return (
    <button
      type="button"
      role="menuitemradio"
      aria-checked={isSelected}
      tabIndex={-1}
      className={styles.item}
      onClick={onSelect}
    >
      <span className={styles.check}>{isSelected && <Icon name="check" />}</span>
      <span className={styles.label} lang={item.lang}>
        {item.label}
      </span>
      {item.hint && <span className={styles.hint}>{item.hint}</span>}
    </button>
  );
}
