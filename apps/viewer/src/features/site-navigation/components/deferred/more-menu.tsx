// The menu of what is more, below its button in the bar.
import { resizeDebounceMs, shiftIntoView } from '@matinee/rules';
import { useDismiss } from '@matinee/ui';
import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef } from 'react';
import { useNavbar } from '../../state/navbar.ts';
import { MenuBody } from './menu-body.tsx';
import styles from './more-menu.module.css';

/** The main items stand in the bar already. */
const order = ['featured', 'nonFeatured', 'main'] as const;

export default function MoreMenu({ here }: { here: string }) {
  const root = useRef<HTMLDivElement>(null);
  const { opener, close } = useNavbar();
  const onDismiss = useCallback(
    (by: string) => {
      if (by === 'escape') opener?.focus();
      close();
    },
    [opener, close],
  );
  useDismiss(root, { open: true, opener, onDismiss });
  useInView(root);
  useEffect(() => {
    const items = root.current?.querySelectorAll<HTMLElement>('nav a') ?? [];
    [...items].find((item) => item.checkVisibility())?.focus({ preventScroll: true });
  }, []);
  return (
    <div ref={root} className={styles.menu} data-focus-scope>
      <MenuBody here={here} order={order} onChoose={close} />
    </div>
  );
}

/** Keeps the menu off the edges of the window, now and when the window changes. */
function useInView(root: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const place = () => {
      const menu = root.current;
      if (!menu) return;
      menu.style.translate = '';
      const { left, width } = menu.getBoundingClientRect();
      const room = menu.ownerDocument.documentElement.clientWidth;
      menu.style.translate = `${shiftIntoView({ start: left, size: width, room })}px`;
    };
    let timer: ReturnType<typeof setTimeout> | undefined;
    const later = () => {
      clearTimeout(timer);
      timer = setTimeout(place, resizeDebounceMs.menu);
    };
    place();
    const page = root.current?.ownerDocument.defaultView ?? window;
    page.addEventListener('resize', later);
    return () => {
      clearTimeout(timer);
      page.removeEventListener('resize', later);
    };
  }, [root]);
}
