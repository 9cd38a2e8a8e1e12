import { useLabel } from '../../../environment/environment.ts';
import styles from './skip-link.module.css';

/** The first stop of the keyboard: past the bar to the content. */
export function SkipLink() {
  return (
    <a className={styles.skip} href="#main" data-reload>
      {useLabel()('skipToContent')}
    </a>
  );
}
