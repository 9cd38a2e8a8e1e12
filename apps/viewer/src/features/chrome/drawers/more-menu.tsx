// The menu of what is more, below its button in the bar.
import { useDismiss } from '@matinee/ui';
import { useCallback, useEffect, useRef } from 'react';
import { useNavbar } from '../../../environment/navbar.ts';
import { MenuBody } from './menu-body.tsx';
import styles from './more-menu.module.css';

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
  useEffect(() => root.current?.querySelector<HTMLElement>('nav a')?.focus({ preventScroll: true }), []);
  return (
    <div ref={root} className={styles.menu} data-focus-scope>
      <MenuBody here={here} onChoose={close} />
    </div>
  );
}
