// A page of another site in a sandboxed frame: it can run scripts but not reach this page or navigate it.
import { Icon } from '@matinee/ui';
import { useLabel } from '../../../shared/environment/environment.ts';
import styles from './external-frame.module.css';

export function ExternalFrame({ url, title }: { url: string; title: string }) {
  const label = useLabel();
  return (
    <div className={styles.externalPage}>
      <iframe
        className={styles.frame}
        src={url}
        title={title}
        sandbox="allow-scripts allow-forms allow-popups allow-popups-to-escape-sandbox"
        referrerPolicy="no-referrer"
        loading="lazy"
      />
      <a className={styles.link} href={url} target="_blank" rel="noopener noreferrer">
        <span>{label('openInNewTab')}</span>
        <Icon name="next" />
      </a>
    </div>
  );
}
