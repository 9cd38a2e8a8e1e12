import { Skeleton } from '@matinee/ui';
import { LoadingHeading } from '../../../shared/ui/loading-heading.tsx';
import details from './video-details.module.css';
import watch from './watch.module.css';

export function VideoSkeleton() {
  return (
    <>
      <LoadingHeading />
      <div className={watch.player} />
      <div className={details.details} aria-hidden>
        <div className={details.main}>
          <Skeleton width="24rem" height="3rem" />
          <Skeleton width="16rem" height="1.25rem" />
          <Skeleton width="36rem" height="5rem" />
        </div>
      </div>
    </>
  );
}
