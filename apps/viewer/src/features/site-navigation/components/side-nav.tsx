// The menu at the side of wide pages, in realms whose bar has its menu there.
import { useLabel } from '../../../shared/environment/environment.ts';
import { MainMenu } from './main-menu.tsx';
import styles from './side-nav.module.css';

export function SideNav({ here }: { here: string }) {
  const label = useLabel();
  return (
    <nav className={styles.side} aria-label={label('mainMenu')} data-chrome>
      {(['main', 'featured', 'nonFeatured'] as const).map((placement) => (
        <MainMenu key={placement} here={here} placement={placement} className={styles[placement]} />
      ))}
    </nav>
  );
}
