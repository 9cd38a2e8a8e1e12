// A back link for pages without a top bar: to the previous page, or to a parent page when the viewer opened
// the page from another site.
import { Icon } from '@matinee/ui';
import { useNavigate } from 'react-router';
import { onPlainClick } from '../browser/plain-click.ts';
import { useLabel } from '../environment/environment.ts';
import { hasPreviousPage } from '../navigation/previous-page.ts';
import styles from './back-link.module.css';

export function BackLink({ href }: { href: string }) {
  const label = useLabel();
  const navigate = useNavigate();
  const goBack = () => void (hasPreviousPage() ? navigate(-1) : navigate(href));
  return (
    <a
      className={styles.backLink}
      href={href}
      data-skip-router
      data-focus-item
      onClick={onPlainClick(goBack)}
    >
      <Icon name="back" />
      <span>{label('back')}</span>
    </a>
  );
}
