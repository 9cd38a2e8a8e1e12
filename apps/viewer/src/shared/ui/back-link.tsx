// The way back on pages that have no top bar: to where the viewer came from, or to a page above when they came from
// outside.
import { Icon } from '@matinee/ui';
import { useNavigate } from 'react-router';
import { onPlainClick } from '../browser/plain-click.ts';
import { useLabel } from '../environment/environment.ts';
import styles from './back-link.module.css';

export function BackLink({ href }: { href: string }) {
  const label = useLabel();
  const navigate = useNavigate();
  const goBack = () => void (hasPageBefore() ? navigate(-1) : navigate(href));
  return (
    <a className={styles.back} href={href} data-reload data-focus-item onClick={onPlainClick(goBack)}>
      <Icon name="back" />
      <span>{label('back')}</span>
    </a>
  );
}

/** The router counts the pages of this visit. */
function hasPageBefore(): boolean {
  const { idx = 0 } = (window.history.state ?? {}) as { idx?: number };
  return idx > 0;
}
