import { Skeleton, VisuallyHidden } from '@matinee/ui';
import { useLabel } from '../../../environment/environment.ts';
import details from './video-details.module.css';
import watch from './watch.module.css';

/** The outline of the page while the title is asked for. */
export function VideoSkeleton() {
  const label = useLabel();
  return (
    <>
      <VisuallyHidden>
        <h1>{label('loading')}</h1>
      </VisuallyHidden>
      <div className={watch.stage} />
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
