import { Skeleton } from '@matinee/ui';
import { EntrySkeletons, TitleList } from '../../../entities/title/list/title-list.tsx';
import { useLabel } from '../../../shared/environment/environment.ts';
import styles from './playlist-panel.module.css';

/** The placeholder of a panel while it loads. */
export function PanelSkeleton() {
  const label = useLabel();
  return (
    <>
      <div className={styles.header} aria-hidden>
        <Skeleton width="22rem" height="3.25rem" />
        <Skeleton width="16rem" height="1.25rem" />
        <Skeleton width="34rem" height="4.5rem" />
        <Skeleton width="20rem" height="52px" />
      </div>
      <TitleList layout="strip" name={label('loading')}>
        <EntrySkeletons count={8} />
      </TitleList>
    </>
  );
}
