// In the place of the player until a premiere begins.
import type { Video } from '@matinee/contract';
import { Badge } from '@matinee/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useEnvironment } from '../../../../shared/environment/environment.ts';
import { BackLink } from '../../../../shared/ui/back-link.tsx';
import { useEventTurn } from '../../state/use-event-transition.ts';
import { Countdown } from '../events/countdown.tsx';
import { Moment } from '../events/local-time.tsx';
import styles from './premiere.module.css';

export interface PremiereWaitProps {
  video: Video;
  release: NonNullable<Video['premiereRelease']>;
}

export function PremiereWait({ video, release }: PremiereWaitProps) {
  const { label, paths } = useEnvironment();
  const queryClient = useQueryClient();
  const { scheduledAt: startsAt, endsAt } = release;
  useEventTurn({ context: video.contentContext, startsAt, endsAt }, ['video', video.id], () => {
    // What was refused before it began may be asked for now.
    queryClient.removeQueries({ queryKey: ['stream', video.id] });
  });
  return (
    <div className={styles.wait}>
      <BackLink href={paths.route('HOME')} />
      <Badge icon="live">{label('premiere')}</Badge>
      <p className={styles.name}>{video.title}</p>
      <p className={styles.moment}>
        <Moment instant={startsAt} />
      </p>
      <Countdown until={startsAt} title={label('premiereBeginsIn')} />
    </div>
  );
}
