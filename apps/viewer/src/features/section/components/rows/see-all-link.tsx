import type { Bucket } from '@matinee/contract';
import { useEnvironment } from '../../../../shared/environment/environment.ts';
import styles from './see-all-link.module.css';

/** Links to all titles of a row: the guide, or a grid. */
export function SeeAllLink({ bucket: { bucketId, name, type } }: { bucket: Bucket }) {
  const { label, paths } = useEnvironment();
  const href =
    type === 'EPG'
      ? paths.buildPath('EPG')
      : paths.buildPath('GRID', {}, { query: { id: `bucket.${bucketId}` } });
  return (
    <a className={styles.seeAllLink} href={href} aria-label={label('seeAllOf', { name })} data-focus-item>
      {label('seeAll')}
    </a>
  );
}
