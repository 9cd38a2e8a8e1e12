// The menu at the side of wide pages, for realms with the `sidebar` layout.
import { useLabel } from '../../../shared/environment/environment.ts';
import { MenuItemList } from './menu-item-list.tsx';
import styles from './side-nav.module.css';

export function SideNav({ currentPath }: { currentPath: string }) {
  const label = useLabel();
  return (
    <nav className={styles.sideNav} aria-label={label('mainMenu')} data-chrome>
      {(['main', 'featured', 'nonFeatured'] as const).map((placement) => (
        <MenuItemList
          key={placement}
          currentPath={currentPath}
          placement={placement}
          className={styles[placement]}
        />
      ))}
    </nav>
  );
}
