import { useLabel } from '../../../shared/environment/environment.ts';
import styles from './skip-link.module.css';

/** Where the links of the house are on pages without a bar. */
export const footerId = 'pages';

/** The first stops of the keyboard: past the bar to the content, or to the menu where no bar has it. */
export function SkipLinks({ withMenu }: { withMenu: boolean }) {
  const label = useLabel();
  return (
    <>
      <a className={styles.skip} href="#main" data-reload>
        {label('skipToContent')}
      </a>
      {withMenu && (
        <a className={styles.skip} href={`#${footerId}`} data-reload>
          {label('skipToMenu')}
        </a>
      )}
    </>
  );
}
