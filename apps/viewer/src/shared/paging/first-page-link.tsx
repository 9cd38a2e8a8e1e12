import { Icon } from '@matinee/ui';
import { useLabel } from '../environment/environment.ts';
import styles from './first-page-link.module.css';

export interface FirstPageLinkProps {
  /** URL of the first page of the list; undefined when the first page is shown. */
  href: string | undefined;
}

export function FirstPageLink({ href }: FirstPageLinkProps) {
  const label = useLabel();
  if (href === undefined) return null;
  return (
    <a className={styles.firstPageLink} href={href} rel="prev" data-focus-item>
      <Icon name="back" />
      <span>{label('firstPage')}</span>
    </a>
  );
}
