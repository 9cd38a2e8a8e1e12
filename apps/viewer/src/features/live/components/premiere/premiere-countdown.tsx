// Shown in place of the player until a premiere starts.

import type { Video } from '@matinee/contract';
import { Badge } from '@matinee/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useEnvironment, useLabel } from '../../../../shared/environment/environment.ts';
import { BackLink } from '../../../../shared/ui/back-link.tsx';
import { useEventTransition } from '../../state/use-event-transition.ts';
import { Countdown } from '../events/countdown.tsx';
import { LocalTime } from '../events/local-time.tsx';
import styles from './premiere.module.css';

export interface PremiereCountdownProps {
  video: Video;
  release: NonNullable<Video['premiereRelease']>;
}

export function PremiereCountdown({ video, release }: PremiereCountdownProps) {
  const { label, paths } = useEnvironment();
  const queryClient = useQueryClient();
  const { scheduledAt: startsAt, endsAt } = release;
  const { contentContext } = video;
  useEventTransition({ contentContext, startsAt, endsAt }, ['video', video.id], () => {
    // The server refuses the stream before the start: drop that error, so that the stream is requested again.
    queryClient.removeQueries({ queryKey: ['stream', video.id] });
  });
  return (
    <div className={styles.countdown}>
      <BackLink href={paths.buildPath('HOME')} />
      <Badge icon="live">{label('premiere')}</Badge>
      <p className={styles.name}>{video.title}</p>
      <p className={styles.time}>
        <LocalTime instant={startsAt} />
      </p>
      <Countdown targetTime={startsAt} title={label('premiereStartsIn')} />
    </div>
  );
}

/** The start of a premiere. */
export function PremiereTime({ video: { premiereRelease } }: { video: Video }) {
  const label = useLabel();
  if (!premiereRelease) return null;
  return (
    <>
      <Badge variant="outline">{label('premiere')}</Badge>
      <LocalTime instant={premiereRelease.scheduledAt} className={styles.metadataTime} />
    </>
  );
}
