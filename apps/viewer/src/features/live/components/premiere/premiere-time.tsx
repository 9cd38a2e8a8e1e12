import type { Video } from '@matinee/contract';
import { Badge } from '@matinee/ui';
import { useLabel } from '../../../../shared/environment/environment.ts';
import { Moment } from '../events/local-time.tsx';

/** That a video premieres, and when. */
export function PremiereTime({ video: { premiereRelease } }: { video: Video }) {
  const label = useLabel();
  if (!premiereRelease) return null;
  return (
    <>
      <Badge look="outline">{label('premiere')}</Badge>
      <Moment instant={premiereRelease.scheduledAt} />
    </>
  );
}
