import { Skeleton } from '@matinee/ui';

/** The outline of a day that is asked for. */
export function SchedulePlaces() {
  return (
    <>
      <Skeleton width="100%" height="64px" />
      <Skeleton width="100%" height="60svh" />
    </>
  );
}
