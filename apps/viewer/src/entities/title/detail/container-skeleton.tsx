import { Skeleton } from '@matinee/ui';
import { useLabel } from '../../../shared/environment/environment.ts';
import { LoadingHeading } from '../../../shared/ui/loading-heading.tsx';
import { EntrySkeletons, type ListLayout, TitleList } from '../list/title-list.tsx';
import { ContainerBody } from './container-layout.tsx';
import styles from './container-skeleton.module.css';

export function ContainerSkeleton({ layout }: { layout: ListLayout }) {
  const label = useLabel();
  return (
    <div>
      <LoadingHeading />
      <div className={styles.header} aria-hidden>
        <Skeleton width="26rem" height="4.5rem" />
        <Skeleton width="34rem" height="4rem" />
        <Skeleton width="11rem" height="52px" />
      </div>
      <ContainerBody>
        {layout === 'strip' && <Skeleton width="7rem" height="46px" isRound />}
        <TitleList layout={layout} name={label('loading')}>
          <EntrySkeletons count={8} />
        </TitleList>
      </ContainerBody>
    </div>
  );
}
