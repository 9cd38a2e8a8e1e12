import { Skeleton } from '@matinee/ui';
import { LoadingHeading } from '../../../shared/ui/loading-heading.tsx';
import containerStyles from './player-container.module.css';
import detailsStyles from './video-details.module.css';

export function VideoSkeleton() {
  return (
    <>
      <LoadingHeading />
      <div className={containerStyles.player} />
      <div className={detailsStyles.details} aria-hidden>
        <div className={detailsStyles.main}>
          <Skeleton width="24rem" height="3rem" />
          <Skeleton width="16rem" height="1.25rem" />
          <Skeleton width="36rem" height="5rem" />
        </div>
      </div>
    </>
  );
}
