import type { Bucket } from '@matinee/contract';
import { useEnvironment } from '../../../../shared/environment/environment.ts';
import styles from './see-all.module.css';

/** The way to everything that a row shows a part of: the guide, or a grid. */
export function SeeAll({ bucket: { bucketId, name, type } }: { bucket: Bucket }) {
  const { label, paths } = useEnvironment();
  const href =
    type === 'EPG' ? paths.route('EPG') : paths.route('GRID', {}, { query: { id: `bucket.${bucketId}` } });
  return (
    <a className={styles.all} href={href} aria-label={label('seeAllOf', { name })} data-focus-item>
      {label('seeAll')}
    </a>
  );
}
