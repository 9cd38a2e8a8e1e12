// In the place of the player until a premiere begins.
import type { Video } from '@matinee/contract';
import { Badge } from '@matinee/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useLabel } from '../../../environment/environment.ts';
import { useEventTurn } from '../state/use-event-turn.ts';
import { Countdown } from './countdown.tsx';
import { Moment } from './moment.tsx';
import styles from './premiere.module.css';

export interface PremiereWaitProps {
  video: Video;
  release: NonNullable<Video['premiereRelease']>;
}

export function PremiereWait({ video, release }: PremiereWaitProps) {
  const label = useLabel();
  const queryClient = useQueryClient();
  const { scheduledAt: startsAt, endsAt } = release;
  useEventTurn({ context: video.contentContext, startsAt, endsAt }, ['video', video.id], () => {
    // What was refused before it began may be asked for now.
    queryClient.removeQueries({ queryKey: ['stream', video.id] });
  });
  return (
    <div className={styles.wait}>
      <Badge icon="live">{label('premiere')}</Badge>
      <p className={styles.moment}>
        <Moment instant={startsAt} />
      </p>
      <Countdown until={startsAt} title={label('premiereBeginsIn')} />
    </div>
  );
}
