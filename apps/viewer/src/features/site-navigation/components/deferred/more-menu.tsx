// The "more" menu below its button in the bar.
import { getShiftIntoViewport, resizeDebounceMs } from '@matinee/rules';
import { useDismiss } from '@matinee/ui';
import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef } from 'react';
import { useNavigationPanels } from '../../state/navigation-panels.ts';
import { MenuBody } from './menu-body.tsx';
import styles from './more-menu.module.css';

/** The main items come last, because the bar already shows them. */
const placementOrder = ['featured', 'nonFeatured', 'main'] as const;

export default function MoreMenu({ currentPath }: { currentPath: string }) {
  const root = useRef<HTMLDivElement>(null);
  const { opener, close } = useNavigationPanels();
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
      <MenuBody currentPath={currentPath} placementOrder={placementOrder} onNavigate={close} />
    </div>
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
      menu.style.translate = `${getShiftIntoViewport({ start: left, size: width, viewport })}px`;
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
