import { useLabel } from '../../../shared/environment/environment.ts';
import styles from './skip-link.module.css';

/** The anchor of the footer's links, for pages without a bar. */
export const footerId = 'pages';

/** The first tab stops: skip to the content and, where the page has no bar, to the menu in the footer. */
export function SkipLinks({ hasMenuLink }: { hasMenuLink: boolean }) {
  const label = useLabel();
  return (
    <>
      <a className={styles.skip} href="#main" data-skip-router>
        {label('skipToContent')}
      </a>
      {hasMenuLink && (
        <a className={styles.skip} href={`#${footerId}`} data-skip-router>
          {label('skipToMenu')}
        </a>
      )}
    </>
  );
}
