import type { Video } from '@matinee/contract';
import { Button, ButtonLink, MessagePanel } from '@matinee/ui';
import { useEnvironment } from '../../../shared/environment/environment.ts';
import { Backdrop } from './backdrop.tsx';
import styles from './player-container.module.css';

/** Shown while the title is being encoded; playback starts by itself. */
export function EncodingProgress({ video, onBack }: { video: Video; onBack: () => void }) {
  const { label, paths } = useEnvironment();
  const percent = Math.round(video.media.progress * 100);
  return (
    <Backdrop video={video}>
      <MessagePanel
        icon="film"
        title={label('preparingTitle')}
        text={
          <>
            <p>{label('preparingText')}</p>
            <progress
              className={styles.encodingProgress}
              max={100}
              value={percent}
              aria-label={label('preparingTitle')}
            />
            <p className={styles.percent} role="status">
              {label('preparingProgress', { percent })}
            </p>
          </>
        }
        actions={
          <>
            <Button icon="back" onClick={onBack}>
              {label('back')}
            </Button>
            <ButtonLink href={paths.buildPath('HOME')}>{label('goHome')}</ButtonLink>
          </>
        }
      />
    </Backdrop>
  );
}
