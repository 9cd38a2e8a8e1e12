// The "more" menu below its button in the bar.
import { getShiftIntoViewport, resizeDebounceMs } from '@matinee/rules';
import { useDismiss } from '@matinee/ui';
import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useNavigationPanels } from '../../state/navigation-panels.ts';
import { MenuBody, type MenuGroup } from './menu-body.tsx';
import styles from './more-menu.module.css';

export default function MoreMenu({ currentPath }: { currentPath: string }) {
  const root = useRef<HTMLDivElement>(null);
  const { opener, close } = useNavigationPanels();
  const [groups] = useState(() => createGroups(findOverflowingHrefs(opener)));
  const onDismiss = useCallback(
    (reason: string) => {
      if (reason === 'escape') opener?.focus();
      close();
    },
    [opener, close],
  );
  useDismiss(root, { open: true, opener, onDismiss });
  useShiftIntoViewport(root);
  useEffect(() => {
    const items = root.current?.querySelectorAll<HTMLElement>('nav a') ?? [];
    [...items].find((item) => item.checkVisibility())?.focus({ preventScroll: true });
  }, []);
  return (
    <div ref={root} className={styles.menu} data-focus-scope>
      <MenuBody currentPath={currentPath} groups={groups} onNavigate={close} />
    </div>
  );
}

/** Items without space in the bar come first, those that the bar shows come last. */
function createGroups(overflowingHrefs: ReadonlySet<string | null>): MenuGroup[] {
  const isOverflowing = (href: string) => overflowingHrefs.has(href);
  const groups: MenuGroup[] = [
    { placement: 'featured' },
    { placement: 'nonFeatured' },
    { placement: 'main', filter: (href) => !isOverflowing(href) },
  ];
  return overflowingHrefs.size > 0 ? [{ placement: 'main', filter: isOverflowing }, ...groups] : groups;
}

/** The `href`s of the bar's links that wrapped into its hidden line. */
function findOverflowingHrefs(moreButton: HTMLElement | null): ReadonlySet<string | null> {
  const mainMenu = moreButton?.closest('header')?.querySelector('nav');
  if (!mainMenu) return new Set();
  const { offsetTop: top, clientHeight: height } = mainMenu;
  const links = [...mainMenu.querySelectorAll<HTMLElement>('a')];
  return new Set(
    links.filter((link) => link.offsetTop - top >= height).map((link) => link.getAttribute('href')),
  );
}

/** Shifts the menu into the viewport, now and after the window is resized. */
function useShiftIntoViewport(root: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const shiftMenu = () => {
      const menu = root.current;
      if (!menu) return;
      menu.style.translate = '';
      const { left, width } = menu.getBoundingClientRect();
      const viewport = menu.ownerDocument.documentElement.clientWidth;
      menu.style.translate = `${getShiftIntoViewport({ start: left, width, viewportWidth: viewport })}px`;
    };
    let timer: ReturnType<typeof setTimeout> | undefined;
    const scheduleShift = () => {
      clearTimeout(timer);
      timer = setTimeout(shiftMenu, resizeDebounceMs.menu);
    };
    shiftMenu();
    const pageWindow = root.current?.ownerDocument.defaultView ?? window;
    pageWindow.addEventListener('resize', scheduleShift);
    return () => {
      clearTimeout(timer);
      pageWindow.removeEventListener('resize', scheduleShift);
    };
  }, [root]);
}
